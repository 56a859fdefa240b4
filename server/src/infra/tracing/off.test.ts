import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Starts tracing as a server does; says which modules that took, of all that it is made of. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  const taken = new Set();
  registerHooks({ resolve: (name, context, next) => { const found = next(name, context); taken.add(found.url); return found; } });
  await import(${at('../../server.ts')});
  const { readTracing } = await import(${at('../../config.tracing.ts')});
  const { startTracing } = await import(${at('./tracing.ts')});
  const log = { info() {}, warn() {} };
  const stop = await startTracing({ tracing: readTracing(process.env), secret: Buffer.from('secret') }, log);
  console.log(JSON.stringify([...taken]));
  await stop();
`;

const modulesOf = (env: Record<string, string>): string[] => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: _, ...others } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...others, NODE_OPTIONS: '', ...env },
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

test('where nothing is traced, nothing of OpenTelemetry is loaded', () => {
  const ofOpenTelemetry = (modules: string[]) => modules.filter((url) => url.includes('@opentelemetry'));
  const off = modulesOf({});
  expect(off.length).toBeGreaterThan(500);
  expect(ofOpenTelemetry(off)).toEqual([]);
  expect(ofOpenTelemetry(modulesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }))).not.toEqual([]);
}, 60_000);
