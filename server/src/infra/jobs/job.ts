import { type Static, type TSchema, Type } from 'typebox';
import type { Tenant } from '../tenancy.ts';

/** Work that nobody waits for. It may run more than once: a handler has to leave the same behind each time. */
export interface JobDefinition<P extends TSchema = TSchema> {
  /** Unique in the product, `domain.what`: it names the queue that operators see. */
  name: string;
  payload: P;
  /** Runs for one brand. What it throws is noted, and it runs again after a while. */
  run(tenant: Tenant, payload: Static<P>, signal: AbortSignal): Promise<void>;
  /** Cron in UTC: runs for every brand with an empty payload. */
  schedule?: string;
  /** How often it is tried again, waiting longer each time (20: for half a day). */
  retries?: number;
  /** Seconds before the first repetition; it doubles, up to an hour. */
  retryDelay?: number;
  /** Seconds after which an attempt is given up (15 minutes). */
  longestRun?: number;
  /** How many a process runs at a time (1). */
  atOnce?: number;
  /** Seconds after which it is no use any more: what has waited longer is dropped. */
  lasts?: number;
  /** Seconds that it stays to be looked at when it is done or given up, at least (seven days); what is over is looked for once a day. */
  kept?: number;
}

/** Any job, as the queue carries it. */
export type Job = Omit<JobDefinition, 'run'> & {
  run(tenant: Tenant, payload: unknown, signal: AbortSignal): Promise<void>;
};

/** A job of a domain. Its payload is checked when it is put into the queue and before it runs. */
export const defineJob = <P extends TSchema>(definition: JobDefinition<P>): JobDefinition<P> => definition;

export const NO_PAYLOAD = Type.Object({});

/** What travels: a payload never goes without its brand. */
export interface JobMessage {
  brand: string;
  payload: unknown;
  /** What left it, where that is traced (`traceparent`). */
  trace?: string;
}

/** @throws Error that names the job and what does not fit */
export const checkPayload = async (
  { name, payload: schema }: Pick<Job, 'name' | 'payload'>,
  payload: unknown,
): Promise<void> => {
  const { Errors } = await import('../checks.ts');
  const [, [finding]] = Errors(schema, payload);
  if (finding) throw new Error(`Payload of the job ${name}: ${finding.instancePath} ${finding.message}`);
};
