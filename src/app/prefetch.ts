import { whenIdle } from '@livery/design-system';
import { reaction } from 'mobx';
import { LazyChartList, LazyGalleryGrid, LazyPostScreen } from '../domains/social/index.ts';
import type { Stores } from '../lib/stores/stores.ts';
import { allPlaceholderCode } from './placeholder-code.ts';
import { isOn, ROUTES } from './routes.ts';

type Load = () => Promise<unknown>;

/** Browsers without workers, and pages that are not secure, have none. */
const keepForLater: Load = async () => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await (await import('../lib/keep-loaded.ts')).keepLoaded();
};

/** What there is may change while a tab is open; whether there is anything to discover a static host never said. */
const watchDiscover =
  (stores: Stores): Load =>
  async () =>
    (await import('../domains/discover/content-watch.ts')).watchDiscoverContent(stores);

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

/** Fetches the code of the main places, so that they open at once and without a connection. */
export const prefetchMainPages = (stores: Stores): void => {
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
