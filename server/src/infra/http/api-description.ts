import type { FastifyInstance } from 'fastify';
import { later } from '../later.ts';
import { API_PAGE_POLICY, renderApiPage } from './api-page/api-page.ts';

/** The API describes itself: OpenAPI at `/api/openapi.json`, a readable page at `/api/docs`; worked out for who asks first. */
export const describeApi = (app: FastifyInstance): void => {
  const documented = later(async () => {
    const { documentOf } = await import('./api-document.ts');
    return documentOf(await app.calls.all());
  });
  const options = { config: { access: 'open' } } as const;
  app.get('/api/openapi.json', options, documented);
  app.get('/api/docs', options, async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', API_PAGE_POLICY)
      .send(renderApiPage(await documented())),
  );
  app.get('/api/docs/', options, async (_request, reply) => reply.redirect('/api/docs', 308));
};
