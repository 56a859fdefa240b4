import type { ErrorCode } from '@livery/contract';

const CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND']);
/** Errors of the pool and the client that have no code. */
const CONNECTION_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed)/;

interface CodedError {
  code?: unknown;
  message?: unknown;
  severity?: unknown;
}

/**
 * The code of an error that came from PostgreSQL or from the way to it; undefined for all others. Gone, starting,
 * stopping, too slow, out of disk, memory or connections is `api.unavailable`: the same call may go through in a moment.
 */
export const codeOfDatabaseError = (error: CodedError): ErrorCode | undefined => {
  if (typeof error.code === 'string' && CONNECTION.has(error.code)) return 'api.unavailable';
  if (typeof error.message === 'string' && CONNECTION_TEXT.test(error.message)) return 'api.unavailable';
  if (typeof error.severity !== 'string' || typeof error.code !== 'string') return undefined;
  if (/^(08|53|57|58|25006|25P03|55P03)/.test(error.code)) return 'api.unavailable';
  // Text that PostgreSQL cannot hold, such as a NUL character, is the caller's.
  if (/^22/.test(error.code)) return 'api.validation';
  return 'api.db_unknown';
};
