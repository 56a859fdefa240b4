import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Infra } from '../infra/infra.ts';
import { onVital } from '../infra/vitals.ts';

const SIZES = [1, 2, 5, 10, 20, 50, 100, 200];
const BATCH_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 600];

/** Batches, queues, sockets, jobs and the disk: what goes on behind the calls. */
export const measureVitals = async (
  app: FastifyInstance,
  registry: Registry,
  { space }: Pick<Infra, 'space'>,
): Promise<void> => {
  const { Gauge, Histogram } = await import('prom-client');
  const registers = [registry];
  const sizes = new Histogram({
    name: 'batch_size',
    help: 'Callers that one shared statement served.',
    labelNames: ['batch'],
    buckets: SIZES,
    registers,
  });
  const batches = new Histogram({
    name: 'batch_duration_seconds',
    help: 'Time of a shared statement.',
    labelNames: ['batch'],
    buckets: BATCH_SECONDS,
    registers,
  });
  const queues = new Gauge({
    name: 'queue_length',
    help: 'Costly work that runs and that waits.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const sockets = new Gauge({ name: 'realtime_sockets', help: 'Open sockets of real time.', registers });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of an attempt of a job, by how it ended.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room on the fullest disk of objects and database.',
    registers,
    collect() {
      this.set(space.bytes);
    },
  });
  const stops = [
    onVital('batch', ({ name: batch, size, seconds }) => {
      sizes.observe({ batch }, size);
      batches.observe({ batch }, seconds);
    }),
    onVital('queue', ({ name: queue, running, waiting }) => {
      queues.set({ queue, state: 'running' }, running);
      queues.set({ queue, state: 'waiting' }, waiting);
    }),
    onVital('sockets', ({ open }) => sockets.set(open)),
    onVital('job', ({ name: job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds)),
  ];
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });
};
