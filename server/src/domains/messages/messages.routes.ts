import { messages as calls } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../infra/errors.ts';
import { callerOf, route } from '../../infra/http/route.ts';
import { sendObject } from '../../infra/objects/send-object.ts';
import type { MessagesService } from './messages.service.ts';

export const messagesRoutes = (app: FastifyInstance, messages: MessagesService): void => {
  route(app, calls.listMessages, (context) =>
    messages.list(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, calls.getMessage, (context) =>
    messages.get(context.tenant, callerOf(context), context.params.id, context.params.msgId),
  );
  route(app, calls.postMessage, (context) => messages.post(context.tenant, callerOf(context), context.body));
  route(app, calls.uploadFile, (context) =>
    messages.prepareUpload(context.tenant, callerOf(context), context.params.id, context.query.extension),
  );
  fileRoute(app, messages);
};

/** Not a call with a `result`: it answers the bytes of a message's file. */
const fileRoute = (app: FastifyInstance, messages: MessagesService): void => {
  app.get<{ Params: { id: string; fileId: string } }>(
    '/api/v1/groups/:id/files/:fileId',
    {
      config: { access: 'user' },
      schema: {
        summary: 'The file of a message, for members',
        tags: ['groups'],
        params: calls.FileParams,
      },
    },
    async (request, reply) => {
      const caller = demand(request.caller, 'api.unauthorized');
      const { id, fileId } = request.params;
      const { object, filename } = await messages.openFile(request.tenant, caller, id, fileId);
      return sendObject(request, reply, object, { cache: 'private', filename: filename ?? undefined });
    },
  );
};
