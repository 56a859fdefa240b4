import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import type { MaintenanceService } from './maintenance.service.ts';

export const maintenanceRoutes = (app: FastifyInstance, maintenance: MaintenanceService): void => {
  route(app, 'GET /api/v1/maintenance', ({ tenant }) => maintenance.current(tenant));
};
