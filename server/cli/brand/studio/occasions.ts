import type { Maintenance } from '@livery/contract';
import { GiftIcon, PlusIcon } from '../../../../design-system/src/icons/index.ts';
import type { Brand } from '../../../src/brand/brand.ts';

/** What a page is shown on that nobody of the demo content meets. Nothing of the server is told so: others go on with it. */
export interface Occasion {
  /** What a call is answered with instead of being handed on, by its path. */
  readonly answers?: Readonly<Record<string, () => object>>;
  /** Of the brand, as its page is told. */
  readonly brand?: object;
  /** Runs in the page before its own program. */
  readonly script?: string;
  /** Absent: every brand has it. */
  readonly isFor?: (brand: Pick<Brand, 'config'>) => boolean;
}

/** Half an hour is announced: as much as a page has to say. */
const REST_MS = 30 * 60_000;

const restNow = (now = Date.now()): { result: Maintenance } => ({
  result: {
    ...{ status: 1, enabled: true, announcement: '', update_at: null },
    ...{ maintain_start: new Date(now).toISOString(), maintain_end: new Date(now + REST_MS).toISOString() },
  },
});

/** Visits are told to nobody from here. */
const COUNTED = '/studio/visits';
/** Asked again whenever it is shown. */
const UNANSWERED = `localStorage.removeItem('lv.consent.1')`;

/** Somebody whom Google knows and the product does not (`google.storage.ts`). */
const TICKET = { ticket: 'studio', email: 'newcomer@example.com', nickname: 'Newcomer', hasAccount: false };
const BACK_FROM_GOOGLE = `sessionStorage.setItem('lv.google-ticket.1',${JSON.stringify(JSON.stringify(TICKET))})`;

const drawn = (icon: typeof GiftIcon): string =>
  icon
    .flatMap(([tag, { d }]) => (tag === 'path' && d !== undefined ? [`:has(path[d="${d}"])`] : []))
    .join('');

/** Presses one after the other, each as soon as it is there. */
function pressing(...selectors: string[]): string {
  return `(()=>{const left=${JSON.stringify(selectors)};const watch=new MutationObserver(()=>{const found=document.querySelector(left[0]);if(!found)return;left.shift();if(left.length===0)watch.disconnect();found.click()});watch.observe(document,{childList:true,subtree:true})})()`;
}

export const OCCASIONS = {
  rest: { answers: { '/api/v1/maintenance': restNow } },
  consent: {
    answers: { [COUNTED]: () => ({}) },
    brand: { analytics: { url: COUNTED } },
    script: UNANSWERED,
  },
  google: { script: BACK_FROM_GOOGLE, isFor: ({ config }) => config.features.google },
  envelope: {
    script: pressing(`form button${drawn(PlusIcon)}`, `[role=menuitem]${drawn(GiftIcon)}`),
    isFor: ({ config: { features } }) => features.envelopes.lucky || features.envelopes.minesweeper,
  },
} as const satisfies Record<string, Occasion>;

export type OccasionName = keyof typeof OCCASIONS;
export const OCCASION_NAMES = Object.keys(OCCASIONS) as OccasionName[];

const BOOT = /(<script[^>]*\bid="boot"[^>]*>)(.*?)(<\/script>)/s;

/** A page of the product as it is then. */
export function setUp(html: string, { brand, script }: Occasion): string {
  const nonce = /\bnonce="([^"]+)"/.exec(html)?.[1];
  const first = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`;
  return html.replace(BOOT, (_, start: string, boot: string, end: string) => {
    const told = JSON.parse(boot) as { brand: object };
    const changed = JSON.stringify({ ...told, brand: { ...told.brand, ...brand } });
    return `${first}${start}${changed.replaceAll('<', '\\u003c')}${end}`;
  });
}
