import swagger from '@fastify/swagger';
import { APP_VERSION } from '@livery/contract';
import { type CallName, callSpecOf, errorsOf } from '@livery/contract/calls';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { API_PAGE_POLICY, type ApiDocument, renderApiPage } from './api-page/api-page.ts';

/** The body of every failure of a call, with the codes that it lists; for maintenance `result` holds its times. */
const failureOf = (codes: readonly string[]) =>
  Type.Object(
    {
      error: Type.String({ enum: [...codes] }),
      message: Type.String(),
      params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    },
    { description: 'A failure with its stable code' },
  );

/** What the contract lists for a call beyond its shapes: its codes, and the token where one is needed. */
const describeCall = (schema: FastifySchema, call: CallName): FastifySchema => {
  const spec = callSpecOf(call);
  return {
    ...schema,
    response: { ...(schema.response as object), default: failureOf(errorsOf(spec)) },
    ...((spec.access === 'user' || spec.access === 'reset') && { security: [{ bearer: [] }] }),
  };
};

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
    transform: ({ schema, url, route }) => {
      const call = route.config?.call;
      return { schema: call ? describeCall(schema, call) : schema, url };
    },
  });
  const options = { config: { access: 'open' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', options, async () => app.swagger());
  app.get('/api/docs', options, async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', API_PAGE_POLICY)
      .send(renderApiPage(app.swagger() as ApiDocument)),
  );
  app.get('/api/docs/', options, async (_request, reply) => reply.redirect('/api/docs', 308));
};
