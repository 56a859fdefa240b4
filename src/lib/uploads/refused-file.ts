import type { ErrorCode } from '@livery/contract';
import { ApiFailure } from '../http/failure.ts';

const CODES: ReadonlySet<string> = new Set<ErrorCode>([
  'api.invalid_data',
  'api.too_large',
  'api.unsupported_type',
  'api.validation',
]);

/** What lay there too long, or was refused, is gone: the next try begins anew. */
export const isRefusedFile = (error: unknown): boolean =>
  error instanceof ApiFailure && CODES.has(error.code);
