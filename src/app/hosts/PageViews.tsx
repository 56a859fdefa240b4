import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { ConsentBanner, consent, refusesCounting, sendPageView } from '../../domains/analytics/index.ts';
import { lazyTexts } from '../../lib/intl/lazy-texts.ts';
import { overPages } from '../../lib/over-pages.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { ROUTES } from '../routes.ts';

const patternOf = (pathname: string): string =>
  ROUTES.find(({ path }) => matchPath(path, pathname))?.path ?? '*';

/** Tells the brand which pages are opened, once that is agreed to where it has to be. */
export const PageViews = observer(function PageViews() {
  const { url, consent: isAsked = true } = useStores().brand.config.analytics ?? {};
  const { pathname } = useLocation();
  const isAgreed = !isAsked || consent.answer === 'accepted';
  const counted = isAgreed ? url : undefined;
  useEffect(() => {
    if (counted) sendPageView(counted, patternOf(pathname));
  }, [counted, pathname]);
  return isAsked && consent.answer === undefined && <ConsentBanner />;
});

/** Nothing is counted, or asked, for whom the browser refuses it. */
export const beginPageViews = async (): Promise<void> => {
  if (refusesCounting()) return;
  await lazyTexts.load('analytics');
  runInAction(() => overPages.add(PageViews));
};
