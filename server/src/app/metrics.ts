import { createHash, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { ApiError } from '../infra/errors.ts';
import type { Infra } from '../infra/infra.ts';
import { measureLateReads } from './metrics.late-reads.ts';
import { measureVitals } from './metrics.vitals.ts';

type Parts = Pick<
  Infra,
  'config' | 'database' | 'guests' | 'changing' | 'keeping' | 'space' | 'redis' | 'late'
>;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `/metrics` for Prometheus, for who has `METRICS_TOKEN`; without that setting it is not there. Labels are names of calls
 * and codes: never an id, an address or a secret.
 */
export const useMetrics = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const { metricsToken } = parts.config;
  if (metricsToken === undefined) return;
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  await measureCalls(app, registry);
  await measureConnections(app, registry, parts);
  await measureVitals(app, registry, parts);
  await measureLateReads(app, registry, parts);
  const expected = digest(`Bearer ${metricsToken}`);
  const config = { access: 'open', anyHost: true } as const;
  app.get('/metrics', { config }, async (request, reply) => {
    const given = digest(request.headers.authorization ?? '');
    if (!timingSafeEqual(given, expected)) throw new ApiError('api.unauthorized');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

const measureCalls = async (app: FastifyInstance, registry: Registry): Promise<void> => {
  const { Counter, Histogram } = await import('prom-client');
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the end of a response, by call and status.',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Failed calls by code.',
    labelNames: ['call', 'code'],
    registers,
  });
  app.addHook('onResponse', async ({ place, failure }, reply) => {
    const call = place.call ?? place.url ?? 'none';
    duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (failure !== undefined) refusals.inc({ call, code: failure });
  });
};

const measureConnections = async (
  app: FastifyInstance,
  registry: Registry,
  { database, guests, changing, keeping, redis }: Parts,
): Promise<void> => {
  const { Gauge } = await import('prom-client');
  const registers = [registry];
  new Gauge({
    name: 'http_connections',
    help: 'Open connections, sockets of real time among them.',
    registers,
    async collect() {
      this.set(await promisify(app.server.getConnections.bind(app.server))());
    },
  });
  if (redis)
    new Gauge({
      name: 'redis_up',
      help: 'Whether events reach other nodes.',
      registers,
      collect() {
        this.set(Number(redis.isUp()));
      },
    });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of a pool, and who waits for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, counts] of [
        ['calls', database.pool],
        ['planned', database.planned],
        ['guests', guests.pool],
        ['changing', changing.pool],
        ['keeping', keeping.pool],
      ] as const) {
        this.set({ pool, state: 'open' }, counts?.totalCount ?? 0);
        this.set({ pool, state: 'idle' }, counts?.idleCount ?? 0);
        this.set({ pool, state: 'waiting' }, counts?.waitingCount ?? 0);
      }
    },
  });
};
