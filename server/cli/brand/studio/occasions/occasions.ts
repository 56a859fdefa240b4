import type { Maintenance } from '@livery/contract';
import { GiftIcon, PlusIcon } from '../../../../../design-system/src/icons/index.ts';
import { renderNotice } from '../../../../src/brand/notice.ts';
import { minesweeperEnvelope, openedEnvelope, sealedEnvelope } from './demo-envelopes.ts';
import { EMPTY_LISTS } from './empty-lists.ts';
import { COUNTED, gives, KEEPS_WAITING, type Occasion, refuses } from './occasion.ts';
import { orderOf, PAID } from './orders.ts';
import { drawn, pressing } from './pressing.ts';

/** Half an hour is announced: as much as a page has to say. */
const REST_MS = 30 * 60_000;

const restNow = (now = Date.now()): Maintenance => ({
  ...{ status: 1, enabled: true, announcement: '', update_at: null },
  ...{ maintain_start: new Date(now).toISOString(), maintain_end: new Date(now + REST_MS).toISOString() },
});

/** Asked again whenever it is shown. */
const UNANSWERED = `localStorage.removeItem('lv.consent.1')`;

const keptInTab = (name: string, value: object): string =>
  `sessionStorage.setItem('lv.${name}.1',${JSON.stringify(JSON.stringify(value))})`;

/** Somebody whom Google knows and the product does not (`google.storage.ts`). */
const TICKET = { ticket: 'studio', email: 'newcomer@example.com', nickname: 'Newcomer', hasAccount: false };
const ATTEMPT = { state: 'studio', nonce: 'studio', verifier: 'studio' };

/** The page takes the answer out of its address at once: it is back whenever the page comes again. */
const backFromGoogle = (answer: string): string =>
  `${keptInTab('google-attempt', ATTEMPT)};if(location.pathname==='/auth/google-callback'&&!location.search)history.replaceState(null,'','?state=studio&${answer}')`;

const hasGoogle: Occasion['isFor'] = ({ config }) => config.features.google;
const hasMinesweeper: Occasion['isFor'] = ({ config }) => config.features.envelopes.minesweeper;
const hasLucky: Occasion['isFor'] = ({ config }) => config.features.envelopes.lucky;
const hasWithdrawal: Occasion['isFor'] = ({ config }) => config.features.wallet.withdrawal;

export const OCCASIONS = {
  rest: { answers: { 'GET /api/v1/maintenance': () => gives(restNow()) } },
  consent: {
    answers: { [`POST ${COUNTED}`]: () => gives({}) },
    brand: { analytics: { url: COUNTED } },
    script: UNANSWERED,
  },
  google: { script: keptInTab('google-ticket', TICKET), isFor: hasGoogle },
  googleBack: {
    answers: { 'POST /api/v2/oauth/google': () => KEEPS_WAITING },
    script: backFromGoogle('code=studio'),
    isFor: hasGoogle,
  },
  googleRefused: { script: backFromGoogle('error=access_denied'), isFor: hasGoogle },
  envelope: {
    script: pressing(`form button${drawn(PlusIcon)}`, `[role=menuitem]${drawn(GiftIcon)}`),
    isFor: (brand) => hasLucky(brand) || hasMinesweeper(brand),
  },
  sealed: { before: sealedEnvelope, isFor: hasLucky },
  opened: { before: openedEnvelope, isFor: hasLucky },
  minesweeper: { before: minesweeperEnvelope, isFor: hasMinesweeper },
  order: {
    answers: { 'GET /api/v1/payment/order/binding-status': () => orderOf({}) },
    isFor: hasWithdrawal,
  },
  paid: {
    answers: { 'GET /api/v1/payment/order/binding-status': () => orderOf(PAID) },
    isFor: hasWithdrawal,
  },
  empty: { answers: EMPTY_LISTS },
  failed: {
    answers: {
      'GET /api/v1/wallet/balance': () => refuses('api.unavailable'),
      'GET /api/v1/wallet/trading-logs': () => refuses('api.unavailable'),
    },
  },
  offline: { script: `Object.defineProperty(navigator,'onLine',{get:()=>false})` },
  banned: {
    answers: {
      'GET /api/v1/users/me': () => refuses('api.unauthorized'),
      'POST /api/v1/token/refresh': () => refuses('api.account_banned'),
    },
  },
  outdated: { answers: { 'GET /api/v1/notification/list': () => refuses('api.outdated_version') } },
  noPage: { page: (brand, { locale, scheme }) => renderNotice(brand, '404', locale, scheme) },
  broken: { page: (brand, { locale, scheme }) => renderNotice(brand, '500', locale, scheme) },
  down: { page: (brand, { locale, scheme }) => renderNotice(brand, '503', locale, scheme) },
} as const satisfies Record<string, Occasion>;

export type OccasionName = keyof typeof OCCASIONS;
export const OCCASION_NAMES = Object.keys(OCCASIONS) as OccasionName[];
