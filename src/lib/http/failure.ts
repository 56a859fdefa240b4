import type { ErrorCode, Maintenance } from '@livery/contract';
import type { Explanation } from '../errors/explanation.ts';

/** No answer at all (product.md section 8); the other codes are the server's. */
export const NO_CONNECTION = 'no connection';
/** The caller gave up; nobody is told. */
export const CANCELLED = 'cancelled';

export type FailureCode = ErrorCode | typeof NO_CONNECTION | typeof CANCELLED | (string & {});

export interface FailureFacts {
  code: FailureCode;
  /** The server's text in the language of the call; empty without an answer. */
  message: string;
  params: Record<string, string | number>;
  /** HTTP status, 0 without an answer. */
  status: number;
  path: string;
  maintenance?: Maintenance;
}

/** What every failed call throws. */
export class ApiFailure extends Error implements FailureFacts {
  readonly code: FailureCode;
  readonly params: Record<string, string | number>;
  readonly status: number;
  readonly path: string;
  readonly maintenance: Maintenance | undefined;
  /** What the catalogue says about it, unless the call was quiet; set by the client that made it. */
  explanation: Explanation | undefined;

  constructor(facts: FailureFacts) {
    super(facts.message);
    this.name = 'ApiFailure';
    this.code = facts.code;
    this.params = facts.params;
    this.status = facts.status;
    this.path = facts.path;
    this.maintenance = facts.maintenance;
  }
}

/** Nobody answered a call; it passes through to whoever made it. */
export const connectionLost = (path: string): ApiFailure => {
  const failure = new ApiFailure({ code: NO_CONNECTION, message: '', params: {}, status: 0, path });
  failure.explanation = { display: 'pass', text: 'error.no_connection', values: {} };
  return failure;
};
