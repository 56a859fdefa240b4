import fastifyMultipart, { type FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/** Has forms read by who asks for their parts. A call that takes none refuses one as it does any other type. */
export const useForms = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyMultipart);
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.is404 && !request.place.isForm)
      throw new ApiError('api.unsupported_type');
  });
};

const PICTURE: FastifyMultipartOptions['limits'] = { files: 1, fields: 5, fieldSize: 1024 };

/** The parser's error, without a code, for a form that is broken or cut off. */
const MALFORMED = /^Multipart: |unexpected end of multipart data$|^The needle cannot/i;

/** @throws api.validation for a broken form; other errors as they are */
export const refuseMalformed = (error: unknown): never => {
  if (error instanceof Error && MALFORMED.test(error.message)) {
    throw new ApiError('api.validation', { body: 'multipart' });
  }
  throw error;
};

/**
 * The one file of a form.
 * @param fileSize bytes
 * @throws api.unsupported_type for another body, api.validation without a file, or a broken form, api.too_large
 */
export const fileOf = async (request: FastifyRequest, fileSize: number): Promise<Buffer> => {
  if (!request.isMultipart()) throw new ApiError('api.unsupported_type');
  const read = async () => {
    const file = await request.file({ limits: { ...PICTURE, fileSize } });
    if (!file) throw new ApiError('api.validation', { image: 'required' });
    return file.toBuffer();
  };
  return read().catch(refuseMalformed);
};
