import type { FastifyRequest } from 'fastify';
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

/** The one file of a form. @throws api.unsupported_type for another body, api.validation without a file, or a broken form */
export const fileOf = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw new ApiError('api.unsupported_type');
  const read = async () => {
    const file = await request.file();
    if (!file) throw new ApiError('api.validation', { image: 'required' });
    return file.toBuffer();
  };
  return read().catch(refuseMalformed);
};

/** Limits of a form that holds a picture of at most `fileSize` bytes. */
export const pictureForm = (fileSize: number) => ({
  limits: { files: 1, fields: 5, fieldSize: 1024, fileSize },
});
