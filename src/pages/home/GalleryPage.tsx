import { AppBar, BackIcon, IconButtonLink, PageScaffold } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { LazyGalleryGrid } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** The gallery without the tabs of the home page. */
export const GalleryPage = observer(function GalleryPage() {
  const text = useText();
  const { social } = useStores();
  usePageTitle(useBrand().title, text('page.gallery'));
  return (
    <PageScaffold
      width="wide"
      bar={
        <AppBar
          start={<IconButtonLink icon={BackIcon} label={text('nav.back')} href="/home/recommend" />}
          title={text('page.gallery')}
        />
      }
    >
      <LazyGalleryGrid feed={social.feeds.gallery} />
    </PageScaffold>
  );
});
