import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { ShareService } from './share.service.ts';

export const shareRoutes = (app: FastifyInstance, share: ShareService): void => {
  route(app, 'POST /api/v1/share/group', (context) =>
    share.shareGroup(context.tenant, callerOf(context), context.body),
  );
  route(app, 'GET /api/v1/share/group/:id', (context) =>
    share.sharedGroup(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'POST /api/v2/share/social/author/:id/send-message', (context) =>
    share.shareAuthor(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'POST /api/v2/share/social/post/:id/send-message', (context) =>
    share.sharePost(context.tenant, callerOf(context), context.params.id, context.body.targets),
  );
};
