import { whenIdle } from '@livery/design-system';
import { reaction } from 'mobx';
import { bootInPage } from '../domains/brand/index.ts';
import { LazyChartList, LazyGalleryGrid, LazyPostScreen } from '../domains/social/index.ts';
import { afterFirstScreen } from '../lib/after-first-screen.ts';
import type { Stores } from '../lib/stores/stores.ts';
import { allPlaceholderCode } from './placeholder-code.ts';
import { isOn, ROUTES } from './routes.ts';

type Load = () => Promise<unknown>;

/** Browsers without workers, and pages that are not secure, have none. */
const keepForLater: Load = async () => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await (await import('../lib/keep-loaded.ts')).keepLoaded();
};

/** Whether there is anything to discover may change while a tab is open; a static host never said it. */
const watchDiscover =
  ({ brand, http }: Stores): Load =>
  async () =>
    (await import('../domains/discover/content-watch.ts')).watchDiscoverContent({
      ...{ brand, http },
      isSaid: bootInPage() !== undefined,
    });

/** With Save-Data nothing is prefetched. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Main pages that the person may open. */
const mainPages = ({ brand, domains, users }: Stores): Load[] => {
  const names = ROUTES.filter(
    ({ frame, page, account, feature }) =>
      frame === 'main' &&
      page.includes('/') &&
      (!account || users.isSignedIn) &&
      (!feature || isOn(brand.features, feature)),
  ).map(({ page }) => page);
  return [...new Set(names)].map((name) => domains.page(name).load);
};

/** One after another, each when the browser is idle; what fails is fetched again when it is opened. */
const loadInTurn = ([next, ...rest]: Load[]): void => {
  if (!next) return;
  const goOn = () => loadInTurn(rest);
  whenIdle(() => void next().then(goOn, goOn));
};

/** Fetches the code of the main places once the first screen is over, so that they open at once and without a connection. */
export const prefetchMainPages = async (stores: Stores): Promise<void> => {
  if (savesData()) return;
  await afterFirstScreen();
  loadInTurn([
    watchDiscover(stores),
    allPlaceholderCode,
    LazyPostScreen.load,
    LazyGalleryGrid.load,
    LazyChartList.load,
    keepForLater,
  ]);
  reaction(
    () => stores.users.isSignedIn,
    () => loadInTurn(mainPages(stores)),
    { fireImmediately: true },
  );
};
