import { ERROR_STATUS, type ErrorCode } from '@livery/contract';

/** A failure with a stable code; it reaches the caller as `{error, message, params}` with the code's HTTP status. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, string | number> | undefined;
  readonly status: number;
  constructor(
    code: ErrorCode,
    params?: Record<string, string | number>,
    status: number = ERROR_STATUS[code],
  ) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.params = params;
    this.status = status;
  }
}

/** Throws the coded error unless the value is there. */
export const required = <T>(value: T | null | undefined | false, code: ErrorCode): T => {
  if (value === null || value === undefined || value === false) throw new ApiError(code);
  return value;
};
