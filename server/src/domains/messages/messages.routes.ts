import type { FastifyInstance } from 'fastify';
import { bytesRoute, callerOf, route } from '../../infra/http/route.ts';
import { sendObject } from '../../infra/objects/send-object.ts';
import type { MessagesService } from './messages.service.ts';

export const messagesRoutes = (app: FastifyInstance, messages: MessagesService): void => {
  route(app, 'GET /api/v2/groups/:id/messages', (context) =>
    messages.list(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'GET /api/v1/users/messages/search', (context) =>
    messages.searchEverywhere(context.tenant, callerOf(context), context.query),
  );
  route(app, 'GET /api/v2/groups/:id/messages/search', (context) =>
    messages.search(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'GET /api/v1/groups/:id/media', (context) =>
    messages.media(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'GET /api/v1/groups/:id/messages/:msgId', (context) =>
    messages.get(context.tenant, callerOf(context), context.params.id, context.params.msgId),
  );
  route(app, 'POST /api/v1/messages', (context) =>
    messages.post(context.tenant, callerOf(context), context.body),
  );
  targetRoutes(app, messages);
  fileRoute(app, messages);
  oneMessageRoutes(app, messages);
  pinRoutes(app, messages);
  unseenRoutes(app, messages);
};

/** What was meant for the caller. */
const unseenRoutes = (app: FastifyInstance, messages: MessagesService): void => {
  route(app, 'GET /api/v1/groups/:id/unseen', (context) =>
    messages.unseen(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'POST /api/v1/groups/:id/reactions/view', (context) =>
    messages.viewReactions(context.tenant, callerOf(context), context.params.id, context.body.msg_ids),
  );
};

/** Where to put files. */
const targetRoutes = (app: FastifyInstance, messages: MessagesService): void => {
  route(app, 'GET /api/v1/files/groups/:id/upload_file', (context) =>
    messages.prepareUpload(
      context.tenant,
      callerOf(context),
      context.params.id,
      context.query.extension.toLowerCase(),
    ),
  );
  route(app, 'GET /api/v1/files/groups/:id/upload_video_url', (context) =>
    messages.prepareVideoUpload(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'GET /api/v1/files/groups/:id/upload_parts', (context) =>
    messages.prepareParts(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'POST /api/v1/files/groups/:id/upload_parts', (context) =>
    messages.joinParts(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'GET /api/v1/files/groups/:id/upload_voice_message', (context) =>
    messages.prepareVoiceUpload(context.tenant, callerOf(context), context.params.id),
  );
};

/** What is done with a message, by its id alone. */
const oneMessageRoutes = (app: FastifyInstance, messages: MessagesService): void => {
  route(app, 'POST /api/v1/messages/:id/thread', (context) =>
    messages.reply(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'POST /api/v1/messages/:id/forward', (context) =>
    messages.forward(context.tenant, callerOf(context), context.params.id, context.body.targets),
  );
  route(app, 'DELETE /api/v1/messages/:id', (context) =>
    messages.retract(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'GET /api/v1/messages/:id/emojis', (context) =>
    messages.reactions(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'POST /api/v1/messages/:id/emojis', (context) =>
    messages.react(context.tenant, callerOf(context), context.params.id, context.body.emoji),
  );
  route(app, 'DELETE /api/v1/messages/:id/emojis', (context) =>
    messages.unreact(context.tenant, callerOf(context), context.params.id, context.query.emoji),
  );
};

const pinRoutes = (app: FastifyInstance, messages: MessagesService): void => {
  route(app, 'GET /api/v1/groups/:id/pins', (context) =>
    messages.pins(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'POST /api/v1/groups/:id/pins', (context) =>
    messages.pin(context.tenant, callerOf(context), context.params.id, context.body.msg_id),
  );
  route(app, 'DELETE /api/v1/groups/:id/pins/:msgId', (context) =>
    messages.unpin(context.tenant, callerOf(context), context.params.id, context.params.msgId),
  );
};

/** The file of a message, for members. */
const fileRoute = (app: FastifyInstance, messages: MessagesService): void => {
  bytesRoute(app, 'GET /api/v1/groups/:id/files/:fileId', async (context, reply) => {
    const { id, fileId } = context.params;
    const at = { groupId: id, messageId: fileId, ...context.query };
    const { object, filename } = await messages.openFile(context.tenant, callerOf(context), at);
    return sendObject(context.request, reply, object, { cache: 'private', filename: filename ?? undefined });
  });
  route(app, 'GET /api/v1/groups/:id/files/:fileId/link', (context) =>
    messages.linkToFile(context.tenant, callerOf(context), context.params.id, context.params.fileId),
  );
};
