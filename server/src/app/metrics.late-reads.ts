import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Infra } from '../infra/infra.ts';
import { onVital } from '../infra/vitals.ts';

/** How far replicas are behind, by their place in `DATABASE_REPLICA_URLS`, and where reads that may be late went. */
export const measureLateReads = async (
  app: FastifyInstance,
  registry: Registry,
  { late }: Pick<Infra, 'late'>,
): Promise<void> => {
  if (!late) return;
  const { Counter, Gauge } = await import('prom-client');
  const registers = [registry];
  new Gauge({
    name: 'livery_replica_lag_seconds',
    help: 'How old what a replica has may be.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (let index = 0; index < late.count; index += 1)
        this.set({ replica: String(index + 1) }, late.watch.lagOf(index));
    },
  });
  const reads = new Counter({
    name: 'livery_late_reads_total',
    help: 'Statements of reads that may be late, by where they went; repeated: a replica failed, the database was asked again.',
    labelNames: ['target'],
    registers,
  });
  for (const target of ['replica', 'primary', 'repeated'] as const) reads.inc({ target }, 0);
  const stop = onVital('lateRead', ({ target }) => reads.inc({ target }));
  app.addHook('onClose', async () => stop());
};
