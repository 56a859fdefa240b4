import { system } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import type { MaintenanceService } from './maintenance.service.ts';

export const maintenanceRoutes = (app: FastifyInstance, maintenance: MaintenanceService): void => {
  route(app, system.getMaintenance, ({ tenant }) => maintenance.current(tenant));
};
