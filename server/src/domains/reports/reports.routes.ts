import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { ReportsService } from './reports.service.ts';

export const reportsRoutes = (app: FastifyInstance, reports: ReportsService): void => {
  route(app, 'POST /api/v1/users/report', (context) =>
    reports.reportUser(context.tenant, callerOf(context), context.body),
  );
  route(app, 'POST /api/v1/groups/:id/report', (context) =>
    reports.reportGroup(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'POST /social/api/report/post', (context) =>
    reports.reportPost(context.tenant, callerOf(context), context.body),
  );
  route(app, 'GET /api/v1/files/reports/upload_image', (context) =>
    reports.prepareImage(context.tenant, callerOf(context), context.query.extension),
  );
};
