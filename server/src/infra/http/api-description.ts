import swagger from '@fastify/swagger';
import { APP_VERSION } from '@livery/contract';
import type { Access } from '@livery/contract/calls';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { API_PAGE_POLICY, type ApiDocument, renderApiPage } from './api-page/api-page.ts';

/** The body of every failure; for maintenance `result` says how long. */
const Failure = Type.Object(
  {
    error: Type.String({ pattern: '^api\\.' }),
    message: Type.String(),
    params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  },
  { description: 'A failure with its stable code' },
);

/** What holds for every call: what failures return, and the token where one is needed. */
const describeCall = (schema: FastifySchema, access: Access | undefined): FastifySchema => ({
  ...schema,
  response: { ...(schema.response as object), default: Failure },
  ...((access === 'user' || access === 'reset') && { security: [{ bearer: [] }] }),
});

/** The API describes itself: OpenAPI at `/api/openapi.json`, a readable page at `/api/docs`. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API',
        version: APP_VERSION,
        description:
          'Success returns {"result": …}; failure {"error", "message", "params"} with a stable code. Times are RFC 3339 UTC.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({ schema: describeCall(schema, route.config?.access), url }),
  });
  const options = { config: { access: 'open' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', options, async () => app.swagger());
  app.get('/api/docs', options, async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', API_PAGE_POLICY)
      .send(renderApiPage(app.swagger() as ApiDocument)),
  );
};
