import type { FastifyInstance } from 'fastify';
import { bytesRoute, callerOf, route } from '../../infra/http/route.ts';
import { sendObject } from '../../infra/objects/send-object.ts';
import type { MessagesService } from './messages.service.ts';

export const messagesRoutes = (app: FastifyInstance, messages: MessagesService): void => {
  route(app, 'GET /api/v2/groups/:id/messages', (context) =>
    messages.list(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'GET /api/v1/groups/:id/messages/:msgId', (context) =>
    messages.get(context.tenant, callerOf(context), context.params.id, context.params.msgId),
  );
  route(app, 'POST /api/v1/messages', (context) =>
    messages.post(context.tenant, callerOf(context), context.body),
  );
  route(app, 'GET /api/v1/files/groups/:id/upload_file', (context) =>
    messages.prepareUpload(
      context.tenant,
      callerOf(context),
      context.params.id,
      context.query.extension.toLowerCase(),
    ),
  );
  fileRoute(app, messages);
};

/** The file of a message, for members. */
const fileRoute = (app: FastifyInstance, messages: MessagesService): void => {
  bytesRoute(app, 'GET /api/v1/groups/:id/files/:fileId', async (context, reply) => {
    const { id, fileId } = context.params;
    const { object, filename } = await messages.openFile(context.tenant, callerOf(context), id, fileId);
    return sendObject(context.request, reply, object, { cache: 'private', filename: filename ?? undefined });
  });
};
