import { AppBar, BackIcon, IconButtonLink, PageScaffold } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { ChartList } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** The chart without the tabs of the home page. */
export const ChartPage = observer(function ChartPage() {
  const text = useText();
  const { social } = useStores();
  usePageTitle(useBrand().title, text('page.chart'));
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButtonLink icon={BackIcon} label={text('nav.back')} href="/home/recommend" />}
          title={text('page.chart')}
        />
      }
    >
      <ChartList feed={social.feeds.chart} />
    </PageScaffold>
  );
});
