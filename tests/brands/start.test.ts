import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { BRANDS_DIR, type BrandsFixture, brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { brandHere } from './cli-here.ts';

const ROOT = join(import.meta.dirname, '../..');
const text = ['color', 'light', 'text', 'primary', '$value'];

/** The ways to break a folder that must never take the other brands along. */
const FAULTS: Readonly<
  Record<string, { break_: (f: BrandsFixture, id: string) => Promise<unknown>; says: RegExp }>
> = {
  broken: {
    break_: (f, id) => f.write(`${id}/brand.json`, '{"id": '),
    says: /the file ends before the \{ of its beginning is closed/,
  },
  unknown: {
    break_: (f, id) =>
      f.change(`${id}/tokens.json`, ['color', 'light', 'text', 'loud'], {
        $value: '{color.light.text.link}',
      }),
    says: /no such token/,
  },
  circular: {
    break_: (f, id) => f.change(`${id}/tokens.json`, text, '{color.light.text.primary}'),
    says: /goes in a circle/,
  },
  scripted: {
    break_: (f, id) => f.write(`${id}/icon.svg`, '<svg viewBox="0 0 8 8"><script>alert(1)</script></svg>'),
    says: /<script> is not allowed/,
  },
  colourless: {
    break_: (f, id) => f.change(`${id}/tokens.json`, text, 'red}body{display:none'),
    says: /is no colour as it is written here/,
  },
  heavy: {
    break_: (f, id) => f.write(`${id}/icon.svg`, Buffer.alloc(5_000_000, 32)),
    says: /5,000,000 bytes/,
  },
  escaping: {
    break_: async (f, id) => {
      await cp(join(BRANDS_DIR, 'aurora/icon.svg'), f.path('outside.svg'));
      await rm(f.path(`${id}/icon.svg`));
      await symlink('../outside.svg', f.path(`${id}/icon.svg`));
    },
    says: /it is a link out of the folder/,
  },
};

/** One sound brand and one for each fault, each with a host of its own. */
async function brokenHouse(): Promise<BrandsFixture> {
  const fixture = await brandsFixture('aurora');
  for (const [id, { break_ }] of Object.entries(FAULTS)) {
    await cp(join(BRANDS_DIR, 'aurora'), fixture.path(id), { recursive: true });
    await fixture.change(`${id}/brand.json`, ['id'], id);
    await fixture.change(`${id}/brand.json`, ['hosts'], [`${id}.localhost`]);
    await break_(fixture, id);
  }
  return fixture;
}

interface Server {
  readonly child: ChildProcess;
  output(): string;
}

async function start(brandsDir: string, env: Record<string, string>): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'livery-start-'));
  const child = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      BRANDS_DIR: brandsDir,
      DATA_DIR: dataDir,
      PORT: '0',
      DATABASE_URL: inject('postgresUrl'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
    }
    await rm(dataDir, { recursive: true, force: true });
  });
  return { child, output: () => output };
}

const ended = ({ child }: Server): Promise<number | null> =>
  new Promise((resolve) => child.once('close', (code) => resolve(code)));

const ready = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.child.once('close', () => reject(new Error(server.output())));
    server.child.stdout?.on('data', () => {
      const port = /ready: .*:(\d+)/.exec(server.output())?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });

const statusOf = (port: number, host: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject).end();
  });

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'noreply@aurora.example',
  SMS_GATEWAY_URL: 'http://127.0.0.1:1',
  SMS_GATEWAY_TOKEN: 'token',
};

test('in production every broken brand is told with its sentence, and the sound one is served', async () => {
  const { dir } = await brokenHouse();
  const server = await start(dir, production);
  const port = await ready(server);
  expect(server.output()).toContain('ready: 1 brands');
  expect(await statusOf(port, 'aurora.localhost', '/')).toBe(200);
  expect(await statusOf(port, 'aurora.localhost', '/brands/aurora/theme.css')).toBe(200);
  for (const [id, { says }] of Object.entries(FAULTS)) {
    const line = server
      .output()
      .split('\n')
      .find((each) => each.includes(`${id}/`));
    expect(line).toMatch(says);
    expect(await statusOf(port, `${id}.localhost`, '/')).toBe(404);
  }
});

test('in development they stop the start, all named at once', async () => {
  const { dir } = await brokenHouse();
  const server = await start(dir, {});
  expect(await ended(server)).toBe(1);
  for (const [id, { says }] of Object.entries(FAULTS)) {
    const line = server
      .output()
      .split('\n')
      .find((each) => each.startsWith(`${id}/`));
    expect(line).toMatch(says);
  }
  expect(server.output()).not.toContain('at ');
});

test('at check each has exactly its finding', async () => {
  const { dir } = await brokenHouse();
  const { code, out } = await brandHere('check', '--json', '--dir', dir);
  expect(code).toBe(1);
  const { brands } = JSON.parse(out) as { brands: { brand: string; findings: { why: string }[] }[] };
  const found = new Map(brands.map((each) => [each.brand, each.findings]));
  expect(found.get('aurora')).toEqual([]);
  for (const [id, { says }] of Object.entries(FAULTS))
    expect(found.get(id)?.map(({ why }) => why)).toEqual([expect.stringMatching(says)]);
});
