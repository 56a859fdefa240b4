import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../infra/errors.ts';
import { sendError } from './errors.ts';

/** Files of the build stand in one folder, and no tool names one otherwise. */
const NAME = /^\w[\w.-]*$/;

/** The built client's immutable files, packed as who asks can read them. */
export const assetRoutes = (app: FastifyInstance, clientDir: string): void => {
  app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    // Its own route lists the whole folder to see how a name is spelt there: a thousand names for each file that is asked for.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  });
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params;
    if (!NAME.test(name)) return sendError(request, reply, new ApiError('api.not_found'));
    return reply.sendFile(name);
  });
};
