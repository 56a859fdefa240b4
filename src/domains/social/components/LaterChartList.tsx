import { lazily } from '../../../lib/lazily.tsx';

/** The first screen is a feed of posts; the chart comes with its tab. */
export const LaterChartList = lazily(() => import('./ChartList.tsx'), 'ChartList', { domain: 'social' });
