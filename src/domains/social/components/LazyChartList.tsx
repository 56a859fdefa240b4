import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';

/** The first screen is a feed of posts; the chart comes with its tab. */
export const LazyChartList = lazily(() => import('./ChartList.tsx'), 'ChartList', {
  domain: 'social',
  fallback: <ChartPlaceholder />,
  failed: (retry) => <PageFailure retry={retry} />,
});
