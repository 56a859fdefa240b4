import { AppBar, IconButtonLink, PageScaffold, UsersIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { PublishingPlace } from '../../domains/publishing/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { MeWays } from './MeWays.tsx';
import { OwnProfile } from './OwnProfile.tsx';

/** The person at the screen. */
export const MePage = observer(function MePage() {
  const text = useText();
  usePageTitle(useBrand().title, text('page.me'));
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButtonLink icon={UsersIcon} label={text('page.friends')} href="/friends" />}
          center={<h1 className="sr-only">{text('page.me')}</h1>}
          end={<MeWays />}
        />
      }
    >
      <PublishingPlace />
      <OwnProfile />
    </PageScaffold>
  );
});
