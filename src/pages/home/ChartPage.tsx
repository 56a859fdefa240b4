import { AppBar, BackIcon, IconButtonLink, PageScaffold } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { LazyChartList } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';

/** The chart without the tabs of the home page. */
export const ChartPage = observer(function ChartPage() {
  const text = useText();
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
      <LazyChartList />
    </PageScaffold>
  );
});
