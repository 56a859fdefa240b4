import type { Readable } from 'node:stream';
import { LIMITS } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, required } from '../../infra/errors.ts';
import { refuseMalformed } from '../../infra/http/multipart.ts';
import { sendObject } from '../../infra/objects/send-object.ts';
import type { MediaService } from './media.service.ts';

interface ObjectRequest {
  Params: { '*': string };
  Querystring: { e?: unknown; s?: unknown };
}

/** Files of the local store, and the form post that its signed targets name. The signature is the permission. */
export const mediaRoutes = (app: FastifyInstance, media: MediaService): void => {
  const open = { config: { access: 'open' } } as const;
  app.route<ObjectRequest>({
    method: 'GET',
    url: '/objects/public/*',
    ...open,
    handler: async (request, reply) => {
      const object = await media.openPublic(request.tenant, request.params['*']);
      return sendObject(request, reply, required(object, 'api.not_found'), { cache: 'public' });
    },
  });
  app.route<ObjectRequest>({
    method: 'GET',
    url: '/objects/signed/*',
    ...open,
    handler: async (request, reply) => {
      const object = await media.openSigned(request.tenant, request.params['*'], request.query);
      return sendObject(request, reply, required(object, 'api.not_found'), { cache: 'private' });
    },
  });
  app.register(async (scope) => {
    putRoute(scope, media);
    const config = { ...open.config, isForm: true } as const;
    scope.post('/objects/upload', { ...open, config }, async (request) => ({
      result: await receive(request, media).catch(refuseMalformed),
    }));
  });
};

const FORM_LIMITS = {
  fields: 10,
  fieldSize: 8 * 1024,
  files: 1,
  // The policy of each post says less; this only bounds what the parser may pass on.
  fileSize: LIMITS.videoFile + 1,
};

/** The body of a video, or of a part of one, is a stream: it goes to the disk as it comes. */
const putRoute = (scope: FastifyInstance, media: MediaService): void => {
  scope.addContentTypeParser(['video/mp4', 'video/quicktime'], (_request, payload, done) =>
    done(null, payload),
  );
  scope.put<{ Body?: Readable; Querystring: Record<string, unknown> }>(
    '/objects/upload',
    { config: { access: 'open' } },
    async (request) => {
      const bytes = bytesOf(request, LIMITS.videoFile);
      if (bytes > LIMITS.videoFile) throw new ApiError('api.too_large');
      const signed = { form: textsOf(request.query), file: required(request.body, 'api.validation'), bytes };
      request.allowSlowBody();
      return { result: await media.receive(request.tenant, signed) };
    },
  );
};

/** A name that comes twice has no value that could be signed. */
const textsOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** A body that does not say its length may have the longest. */
const bytesOf = ({ headers }: FastifyRequest, longest: number): number =>
  Number(headers['content-length'] ?? longest);

/** Fields stand before the file, so that the permission is known before the first byte is kept. */
const receive = async (request: FastifyRequest, media: MediaService) => {
  if (!request.isMultipart()) throw new ApiError('api.unsupported_type');
  const form: Record<string, string> = {};
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type === 'file') {
      request.allowSlowBody();
      return media.receive(request.tenant, {
        form,
        file: part.file,
        bytes: bytesOf(request, LIMITS.chatFile),
      });
    }
    form[part.fieldname] = String(part.value);
  }
  throw new ApiError('api.validation', { file: 'required' });
};
