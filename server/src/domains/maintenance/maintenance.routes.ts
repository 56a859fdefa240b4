import { system } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import type { Services } from '../../services.ts';

export const maintenanceRoutes = (app: FastifyInstance, { maintenance }: Services): void => {
  route(app, system.getMaintenance, ({ tenant }) => maintenance.current(tenant));
};
