import type { Maintenance } from '@livery/contract';
import type { BodyOf, CallName, FormCallName, ParamsOf, QueryOf, ResultOf } from '@livery/contract/calls';
import type { Credentials } from './credentials.ts';
import type { ApiFailure, FailureCode } from './failure.ts';

export type { CallName, ResultOf } from '@livery/contract/calls';

/** How a call travels, whatever it asks. */
export interface TravelOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds; 60 s without. */
  timeout?: number;
  /** Goes on when the page is left. Its body, if any, is small. */
  keepalive?: true;
  /** The body is a file: the call returns it as a `Blob` (`fileOf`). */
  isFile?: true;
  /** Share of what is sent, or of the file that comes, 0–1. */
  onProgress?: (share: number) => void;
}

export interface CallOptions extends TravelOptions {
  /**
   * Codes that the caller shows in its own place; every other failure is announced as the catalogue says. `'all'`: the
   * caller shows whatever comes (product.md section 8, "Screen-level errors").
   */
  claims?: readonly FailureCode[] | 'all';
  /** Nobody waits for it (polling, marks, renewals, the muted fetch of the current user): a failure is not announced. */
  background?: true;
  /** Sent without a token, and never renewed. */
  anonymous?: true;
  /** Sent instead of the session's token, and never renewed. */
  token?: string | undefined;
}

/** Optional fields may be given as undefined: they do not travel. */
type Optional<T> = { [K in keyof T as object extends Pick<T, K> ? K : never]?: T[K] | undefined } & {
  [K in keyof T as object extends Pick<T, K> ? never : K]: T[K];
};
/** A part of the input: absent where the contract has none, optional where nothing in it is needed. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : string extends keyof T
    ? unknown
    : object extends T
      ? { [K in Name]?: Optional<T> }
      : { [K in Name]: Optional<T> };

type BodyPart<N extends CallName> = N extends FormCallName ? { body: FormData } : Part<'body', BodyOf<N>>;

/** What a call takes: `params` of its path, `query` and `body`, as the contract lists them. */
export type CallInput<N extends CallName> = Part<'params', ParamsOf<N>> &
  Part<'query', QueryOf<N>> &
  BodyPart<N>;

export type CallArguments<N extends CallName> =
  object extends CallInput<N>
    ? [options?: CallInput<N> & CallOptions]
    : [options: CallInput<N> & CallOptions];

/** The way to the server: what stores and forms are given. */
export interface HttpCalls {
  /**
   * Makes the call that the contract lists under `METHOD /path` and returns its `result`.
   * @throws ApiFailure; it has been announced unless the caller claims its code
   */
  call<const N extends CallName>(name: N, ...options: CallArguments<N>): Promise<ResultOf<N>>;
}

/** The same, as transport sees it. */
export interface CallRequest extends CallOptions {
  params?: Record<string, string | number | undefined>;
  query?: Record<string, string | number | boolean | undefined>;
  /** Plain data travels as JSON; `FormData` as it is. */
  body?: unknown;
}

/** Who is told about outcomes. Transport knows no screen. */
export interface HttpListeners {
  /** Every success; `call` is `METHOD /path`. */
  onSuccess(call: string): void;
  /** A failure that the caller does not show itself. Nothing to show without its explanation. */
  onFailure(failure: ApiFailure): void;
  /** 503 with maintenance times. */
  onMaintenance(maintenance: Maintenance): void;
  /** 429. */
  onGuestQuota(): void;
}

export interface HttpContext {
  credentials(): Credentials;
  locale(): string;
  listeners: HttpListeners;
}
