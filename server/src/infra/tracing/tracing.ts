import { APP_VERSION } from '@livery/contract';
import type { Logger } from 'pino';
import type { TracingConfig } from '../../config.tracing.ts';
import { traceTo } from './traced.ts';

interface Parts {
  /** Absent: nothing is traced, and nothing of OpenTelemetry is loaded. */
  tracing: TracingConfig | undefined;
  secret: Buffer;
}

/** Traces from now on where that is configured. Returns how to stop, with what is left sent. */
export const startTracing = async (
  { tracing, secret }: Parts,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<() => Promise<void>> => {
  if (!tracing) return async () => undefined;
  const { createOtlpTracer } = await import('./otlp.ts');
  const tracer = createOtlpTracer({ ...tracing, version: APP_VERSION, secret }, log);
  traceTo(tracer);
  return async () => {
    traceTo(undefined);
    await tracer.stop();
  };
};
