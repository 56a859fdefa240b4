import swagger from '@fastify/swagger';
import { APP_VERSION } from '@livery/contract';
import { errorsOf, partsOf } from '@livery/contract/calls';
import fastify, { type FastifySchema } from 'fastify';
import { Type } from 'typebox';
import type { ApiDocument } from './api-page/api-page.ts';
import type { Call } from './calls.ts';
import { bodyOf } from './route.ts';

/** The body of every failure of a call, with the codes that it lists; for maintenance `result` holds its times. */
const failureOf = (codes: readonly string[]) =>
  Type.Object(
    {
      error: Type.String({ enum: [...codes] }),
      message: Type.String(),
      params: Type.Optional(
        Type.Unsafe({
          type: 'object',
          patternProperties: { '^.*$': Type.Union([Type.String(), Type.Number()]) },
        }),
      ),
    },
    { description: 'A failure with its stable code' },
  );

const tagOf = (path: string): string =>
  /^\/(?:social|ops)\//.test(path) ? (path.split('/')[1] ?? '') : (path.split('/')[3] ?? 'system');

/** What the contract lists for a call: its shapes, its codes, and the token where one is needed. */
const schemaOf = (path: string, { spec, isFile }: Call): FastifySchema => ({
  summary: spec.summary,
  tags: [tagOf(path)],
  ...(spec.params && { params: spec.params }),
  ...(spec.query && { querystring: spec.query }),
  ...(spec.body && { body: spec.body }),
  response: { ...(!isFile && { 200: bodyOf(spec) }), default: failureOf(errorsOf(spec)) },
  ...((spec.access === 'user' || spec.access === 'reset') && { security: [{ bearer: [] }] }),
});

/** Calls as OpenAPI, by an application that serves nothing. */
export const documentOf = async (calls: readonly Call[]): Promise<ApiDocument> => {
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => String);
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
  });
  for (const call of calls) {
    const [method, url] = partsOf(call.name);
    app.route({ method, url, schema: schemaOf(url, call), handler: async () => undefined });
  }
  await app.ready();
  return app.swagger() as ApiDocument;
};
