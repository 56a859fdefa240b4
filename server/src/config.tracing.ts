import { address, type Environment, oneOf, shaped } from './config.values.ts';

/** Where traces go. By the names that OpenTelemetry gave its settings. */
export interface TracingConfig {
  /** Takes OTLP over HTTP, as JSON. */
  url: string;
  service: string;
  /** Of all traces, 0 to 1. */
  share: number;
}

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Undefined: nothing is traced. @throws ConfigError */
export const readTracing = (env: Environment): TracingConfig | undefined => {
  const endpoint = address(
    env,
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ['http:', 'https:'],
    'http://collector.example:4318',
  );
  const sampler = oneOf(env, 'OTEL_TRACES_SAMPLER', SAMPLERS) ?? 'parentbased_always_on';
  const share = shaped(env, 'OTEL_TRACES_SAMPLER_ARG', /^(?:0?\.\d+|0|1(?:\.0+)?)$/, '0.1') ?? '1';
  if (endpoint === undefined) return undefined;
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    service: env['OTEL_SERVICE_NAME'] || 'livery',
    share: sampler.endsWith('ratio') ? Number(share) : Number(sampler.endsWith('on')),
  };
};
