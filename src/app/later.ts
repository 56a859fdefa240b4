import { afterFirstScreen } from '../lib/after-first-screen.ts';
import type { Stores } from '../lib/stores/stores.ts';

/** With Save-Data nothing comes that nobody has asked for. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Without its code nothing is counted. */
const bringPageViews = () =>
  import('./hosts/PageViews.tsx').then(({ beginPageViews }) => beginPageViews()).catch(() => undefined);

/** Begins what the page does by itself once the first screen is over; where its code does not come, it goes without. */
export const beginLater = async (stores: Stores): Promise<void> => {
  if (savesData()) return;
  await afterFirstScreen();
  if (stores.brand.config.analytics) void bringPageViews();
  await import('./prefetch.ts').then(
    ({ prefetchMainPages }) => prefetchMainPages(stores),
    () => undefined,
  );
};
