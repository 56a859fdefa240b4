import { ApiError } from '../errors.ts';

/** The parser's error, without a code, for a form that is broken or cut off. */
const MALFORMED = /^Multipart: |unexpected end of multipart data$|^The needle cannot/i;

/** @throws api.validation for a broken form; other errors as they are */
export const refuseMalformed = (error: unknown): never => {
  if (error instanceof Error && MALFORMED.test(error.message)) {
    throw new ApiError('api.validation', { body: 'multipart' });
  }
  throw error;
};
