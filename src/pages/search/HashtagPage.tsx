import {
  AppBar,
  BackIcon,
  IconButton,
  IconButtonLink,
  PageScaffold,
  SearchIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import { BrandLinks } from '../../domains/brand/later.ts';
import { HashtagPostsView } from '../../domains/search/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useBack } from '../../lib/router/useBack.ts';

/** What people publish under a hashtag. */
export const HashtagPage = observer(function HashtagPage() {
  const text = useText();
  const { name = '' } = useParams();
  const back = useBack('/home/recommend');
  usePageTitle(useBrand().title, `#${name}`);
  return (
    <PageScaffold
      width="wide"
      bar={
        <AppBar
          start={<IconButton icon={BackIcon} label={text('nav.back')} onClick={back} />}
          center={<span />}
          end={<IconButtonLink icon={SearchIcon} label={text('nav.search')} href="/search" />}
        />
      }
    >
      <HashtagPostsView key={name} name={name} />
      <BrandLinks place="footer" />
    </PageScaffold>
  );
});
