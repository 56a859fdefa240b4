import type { FastifyInstance } from 'fastify';
import { route } from '../../../infra/http/route.ts';
import type { createAnnouncements } from '../../notifications/notices/announcements.ts';
import { byOf } from '../by.ts';

export type Announcements = ReturnType<typeof createAnnouncements>;

/** What the console tells many people. */
export const announcementsRoutes = (app: FastifyInstance, announcements: Announcements): void => {
  route(app, 'GET /ops/api/announcements', ({ tenant, query }) => announcements.list(tenant, query.next_id));
  route(app, 'POST /ops/api/announcements/count', async ({ tenant, body, request }) => ({
    people: await announcements.count(tenant, byOf(request, '').operator, body.segment),
  }));
  route(app, 'POST /ops/api/announcements', ({ tenant, body: { reason, texts, ...input }, request }) =>
    announcements.send(tenant, byOf(request, reason), {
      ...input,
      texts: { 'zh-CN': texts['zh-CN'].trim(), en: texts.en.trim() },
    }),
  );
  route(app, 'POST /ops/api/announcements/:id/stop', ({ tenant, params, body, request }) =>
    announcements.stop(tenant, byOf(request, body.reason), params.id),
  );
};
