import { AppBar, IconButtonLink, Only, PageScaffold, SearchIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { BrandLinks } from '../../domains/brand/later.ts';
import { DiscoverCards, NewPeople } from '../../domains/discover/index.ts';
import { HotHashtags } from '../../domains/search/index.ts';
import { SearchDoor } from '../../domains/social/later.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';

/** What there is to discover: cards of the operators, what people talk about, whom to follow. */
export const DiscoverPage = observer(function DiscoverPage() {
  const text = useText();
  usePageTitle(useBrand().title, text('page.discover'));
  return (
    <PageScaffold
      width="wide"
      bar={
        <AppBar
          title={text('page.discover')}
          titleSize="page"
          end={
            <>
              <Only on="belowDesktop">
                <IconButtonLink icon={SearchIcon} label={text('nav.search')} href="/search" />
              </Only>
              <Only on="desktop">
                <div className="w-aside">
                  <SearchDoor />
                </div>
              </Only>
            </>
          }
        />
      }
    >
      <div className="flex flex-col gap-gap px-feed-inset-min pt-2 pb-6 desktop:px-0">
        <DiscoverCards />
        <div className="grid items-start gap-gap pt-2 desktop:grid-cols-2">
          <HotHashtags />
          <NewPeople />
        </div>
        <BrandLinks place="footer" />
      </div>
    </PageScaffold>
  );
});
