import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../../infra/http/route.ts';
import type { SocialService } from '../social.service.ts';

export const publishingRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, 'GET /social/api/upload-info', (call) =>
    social.prepareUpload(call.tenant, callerOf(call), call.query),
  );
  route(app, 'GET /social/api/upload-parts', (call) =>
    social.prepareParts(call.tenant, callerOf(call), call.query),
  );
  route(app, 'POST /social/api/upload-parts', (call) =>
    social.joinParts(call.tenant, callerOf(call), call.body),
  );
  route(app, 'POST /social/api/posts/check-content', ({ tenant, body }) => social.checkContent(tenant, body));
  route(app, 'PUT /social/api/posts/:id/permissions', (call) =>
    social.setPermissions(call.tenant, callerOf(call), call.params.id, call.body),
  );
  route(app, 'DELETE /social/api/posts/:id', (call) =>
    social.deletePost(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'POST /social/api/posts', (call) => social.publish(call.tenant, callerOf(call), call.body));
};
