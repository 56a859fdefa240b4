import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { APP_VERSION } from '@livery/contract';
import type { FastifyInstance } from 'fastify';

/** The API describes itself: OpenAPI at `/api/openapi.json`, a readable page at `/api/docs`. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API',
        version: APP_VERSION,
        description:
          'Success answers {"result": …}; failure {"error", "message", "params"} with a stable code. Times are RFC 3339 UTC.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: true,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { config: { access: 'open' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
};
