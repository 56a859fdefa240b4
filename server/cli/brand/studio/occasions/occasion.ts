import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@livery/contract';
import type { CallName, ResultOf } from '@livery/contract/calls';
import type { Brand } from '../../../../src/brand/brand.ts';
import type { PreviewLook } from '../../../../src/infra/infra.ts';

/** What a door says itself to a call; without a body it says nothing, and one waits. */
export interface Answer<Result = unknown> {
  readonly status: number;
  readonly body?: { readonly result: Result } | ErrorBody;
}

export const gives = <Result>(result: Result): Answer<Result> => ({ status: 200, body: { result } });
export const refuses = (error: ErrorCode, params: Record<string, string> = {}): Answer<never> => ({
  status: ERROR_STATUS[error],
  body: { error, message: error, params },
});
export const KEEPS_WAITING: Answer<never> = { status: 200 };

/** Visits are told to nobody from here. */
export const COUNTED = '/studio/visits';

type Answers = { readonly [Name in CallName]?: () => Answer<ResultOf<Name>> } & {
  readonly [Name in `POST ${typeof COUNTED}`]?: () => Answer;
};

/** What a page is shown on that nobody of the demo content meets. */
export interface Occasion {
  /** Calls that are answered instead of being handed on: nothing of the server is told so, and others go on with it. */
  readonly answers?: Answers;
  /** Of the brand, as its page is told. */
  readonly brand?: object;
  /** Runs in the page before its own program. */
  readonly script?: string;
  /** What demo people do before the page is opened, by calls of the server at `host`; returns what runs in the page. */
  readonly before?: (host: string) => Promise<string>;
  /** Stands in the place of the page: what the server draws where the product cannot be. */
  readonly page?: (brand: Brand, look: PreviewLook) => string;
  /** Absent: every brand has it. */
  readonly isFor?: (brand: Pick<Brand, 'config'>) => boolean;
}

/** Whether the pages that come through a door are others than the server sends. */
export const changesPages = ({ brand, script, before, page }: Occasion): boolean =>
  Boolean(brand ?? script ?? before ?? page);

const BOOT = /(<script[^>]*\bid="boot"[^>]*>)(.*?)(<\/script>)/s;
const FOLLOWING = /<script src="\/dev\/preview\/[^>]*><\/script>/;

/** A page of the product as it is then. `script` runs under the page's own policy. */
export function setUp(html: string, { brand, script }: Pick<Occasion, 'brand' | 'script'>): string {
  const nonce = /\bnonce="([^"]+)"/.exec(html)?.[1];
  const first = script ? `<script nonce="${nonce}">${script}</script>` : '';
  return html.replace(BOOT, (_, start: string, boot: string, end: string) => {
    const told = JSON.parse(boot) as { brand: object };
    const changed = JSON.stringify({ ...told, brand: { ...told.brand, ...brand } });
    return `${first}${start}${changed.replaceAll('<', '\\u003c')}${end}`;
  });
}

/** Another page in the place of one of the product; it comes again when the brand is changed, as that one would. */
export const inPlaceOf = (html: string, page: string): string =>
  page.replace('</body>', () => `${FOLLOWING.exec(html)?.[0] ?? ''}</body>`);
