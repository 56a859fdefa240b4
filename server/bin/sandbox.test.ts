import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startSandbox } from '../sandbox/sandbox.ts';
import { temporaryFolder } from '../src/testing/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('../sandbox/main.ts', import.meta.url));
const { NODE_ENV: _, ...env } = process.env;

const spawned = (more: Record<string, string>) => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number);
  return { child, exited };
};

test('the sandbox starts as a process, shows its page, and ends with who started it', async () => {
  const folder = temporaryFolder();
  const { child, exited } = spawned({ DATA_DIR: folder, WELLPAY_SANDBOX_PORT: '0' });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('wellpay’s sandbox');
  const press = (path: string, form: Record<string, string>, origin = url) =>
    fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers: { origin } });
  const made = await (
    await press('/codes', { brand: 'aurora', points: '12.50', remark: '<b>', minutes: '5' })
  ).text();
  expect(made).toContain('aurora: 12.50 points');
  expect(made).toContain('<svg');
  expect(made).not.toContain('<b>');
  expect((await press('/behaviour', { behaviour: 'fail' })).status).toBe(200);
  expect((await press('/behaviour', { behaviour: 'never' }, 'http://evil.example')).status).toBe(404);
  expect(await (await fetch(url)).text()).toContain('<option value="fail" selected>');
  expect((await fetch(`${url}/v1/orders`, { method: 'POST', body: '{}' })).status).toBe(401);
  expect(existsSync(join(folder, 'wellpay-sandbox.json'))).toBe(true);
  child.disconnect();
  expect(await exited).toBe(0);
});

test('it is never part of production', async () => {
  const productions: Record<string, string>[] = [{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }];
  for (const more of productions) {
    const { child, exited } = spawned({ DATA_DIR: temporaryFolder(), ...more });
    const [text] = await once(child.stderr!.setEncoding('utf8'), 'data');
    expect(text).toContain('for development alone');
    expect(await exited).toBe(1);
  }
});

test('what it knows outlives it, and what was not decided is decided then', async () => {
  const file = join(temporaryFolder(), 'kept.json');
  const secret = Buffer.from('a secret of at least thirty-two characters');
  const first = await startSandbox({ secret, file });
  const asked = first.ask({
    ...{ brand: 'aurora', amount: 5, remark: '', expireAt: new Date(), notifyUrl: 'http://127.0.0.1/' },
  });
  await first.stop();
  const second = await startSandbox({ secret, file });
  expect(second.state.codes).toEqual([asked]);
  await second.stop();
});
