import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import type { DiscoverService } from './discover.service.ts';

export const discoverRoutes = (app: FastifyInstance, discover: DiscoverService): void => {
  route(app, 'GET /api/v1/discovers/exists', ({ tenant }) => discover.exists(tenant));
  route(app, 'GET /api/v1/discovers', ({ tenant, request }) => discover.list(tenant, request.locale));
};
