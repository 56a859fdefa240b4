import type { ErrorCode, Maintenance } from '@livery/contract';
import type { Explanation } from '../errors/explanation.ts';
import type { Words } from '../toasts/toasts.store.ts';

/** No response at all (product.md section 8); the other codes are the server's. */
export const NO_CONNECTION = 'no connection';
/** The caller gave up; nobody is told. */
export const CANCELLED = 'cancelled';

export type FailureCode = ErrorCode | typeof NO_CONNECTION | typeof CANCELLED | (string & {});

export interface FailureFacts {
  code: FailureCode;
  /** The server's text in the language of the call; empty without a response. */
  message: string;
  params: Record<string, string | number>;
  /** HTTP status, 0 without a response. */
  status: number;
  /** `METHOD /path` as the contract writes it. */
  call: string;
  maintenance?: Maintenance;
}

/** What every failed call throws. */
export class ApiFailure extends Error implements FailureFacts {
  readonly code: FailureCode;
  readonly params: Record<string, string | number>;
  readonly status: number;
  readonly call: string;
  readonly maintenance: Maintenance | undefined;
  /** What the catalogue says about it; nothing for calls in the background. Set by the client that made the call. */
  explanation: Explanation | undefined;
  /** The caller shows it in its own place: nobody else has been told. */
  isClaimed = false;
  /** What support finds it by in the server's log. */
  declare requestId: string | undefined;
  /** What a place that it was to fill says where its own words say less. Set as `explanation` is. */
  declare later: Words | undefined;

  constructor(facts: FailureFacts) {
    super(facts.message);
    this.name = 'ApiFailure';
    this.code = facts.code;
    this.params = facts.params;
    this.status = facts.status;
    this.call = facts.call;
    this.maintenance = facts.maintenance;
  }
}

/** A call had no response; the failure passes through to its caller. */
export const connectionLost = (call: string): ApiFailure => {
  const failure = new ApiFailure({ code: NO_CONNECTION, message: '', params: {}, status: 0, call });
  failure.explanation = { display: 'pass', text: 'error.no_connection', values: {} };
  return failure;
};

export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === NO_CONNECTION;
