export { ConsentBanner } from './ConsentBanner.tsx';
export { consent } from './consent.store.ts';
export { LazyConsentRow } from './LazyConsentRow.tsx';
export { refusesCounting } from './refuses-counting.ts';
export { sendPageView } from './send-page-view.ts';
