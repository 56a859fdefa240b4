import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { SearchService } from './search.service.ts';

export const searchRoutes = (app: FastifyInstance, search: SearchService): void => {
  route(app, 'GET /api/v1/search', (call) => search.search(call.tenant, callerOf(call).userId, call.query));
  route(app, 'GET /api/v1/guest/search', ({ tenant, request, query }) =>
    search.searchAsGuest(tenant, request.address, query),
  );
  route(app, 'GET /social/api/hashtags', ({ tenant, query }) => search.hashtags(tenant, query.q));
  route(app, 'GET /social/api/guest/hashtags', ({ tenant, request, query }) =>
    search.hashtagsAsGuest(tenant, request.address, query.q),
  );
  route(app, 'GET /social/api/hashtags/:name/posts', (call) =>
    search.tagged(call.tenant, callerOf(call).userId, call.params.name, call.query),
  );
  route(app, 'GET /social/api/guest/hashtags/:name/posts', ({ tenant, request, params, query }) =>
    search.taggedAsGuest(tenant, request.address, params.name, query),
  );
};
