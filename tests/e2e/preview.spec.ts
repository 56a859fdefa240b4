import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { brand as runBrand } from '../brands/cli.ts';
import { makeInstallation } from '../faults/installation.ts';
import { expect, test } from './support/test.ts';

const TOOL = fileURLToPath(new URL('../../server/cli/brand.mjs', import.meta.url));

interface Preview {
  readonly child: ChildProcess;
  /** Address of a screen by its name. */
  link(name: string): string;
  said(): string;
}

/** As a person has it: printed in a terminal. */
const startPreview = async (env: Record<string, string>, id: string): Promise<Preview> => {
  const child = spawn(process.execPath, [TOOL, 'preview', id, '--no-open', '--data', env['DATA_DIR'] ?? ''], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Ctrl-C ends it.');
  const links = new Map([...output.matchAll(/^ {2}(\w+) +(http\S+)$/gm)].map(([, name, url]) => [name, url]));
  return { child, link: (name) => links.get(name) ?? `no address of ${name}`, said: () => output };
};

const nameOf = (page: Page) => page.locator('meta[name="application-name"]');

test('a brand that was made just now is lived in, and open pages follow its folder as it is saved', async ({
  page,
}) => {
  const { env, remove } = await makeInstallation('aurora');
  const brandsDir = env.BRANDS_DIR;
  const options = ['--title-en', 'Plum', '--title-zh', '李子', '--color', '#8a2be2', '--demo', 'aurora'];
  expect(await runBrand('new', 'plum', ...options, '--dir', brandsDir)).toMatchObject({ code: 0, err: '' });
  const { child, link, said } = await startPreview(env, 'plum');
  try {
    await page.goto(link('feed'));
    await expect(page).toHaveURL(/\/home\/recommend$/);
    await expect(page.getByRole('article').nth(1)).toBeVisible();
    await page.goto(link('room'));
    await expect(page).toHaveURL(/\/room\/\w+$/);
    await expect(page.getByRole('log')).toContainText(/\S{2}/);
    for (const [name, path] of [
      ['wallet', /\/wallet$/],
      ['profile', /\/my-page$/],
    ] as const) {
      await page.goto(link(name));
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main')).not.toBeEmpty();
    }
    await page.goto(link('post'));
    await expect(page.getByRole('main')).not.toBeEmpty();
    // Another name of the same brand: nobody is signed in there.
    await page.goto(link('login'));
    await expect(page.getByRole('heading', { name: '李子' })).toBeVisible();

    const config = join(brandsDir, 'plum/brand.json');
    const whole = await readFile(config, 'utf8');
    await writeFile(config, whole.replace('李子', '李子树'));
    await expect(page.getByRole('heading', { name: '李子树' })).toBeVisible();
    await expect(nameOf(page)).toHaveAttribute('content', '李子树');

    await writeFile(config, whole.slice(0, -20));
    const findings = page.locator('#brand-findings');
    await expect(findings).toContainText('plum/brand.json, line');
    await expect(findings).toContainText('the last good brand stays');
    await expect.poll(said).toContain('cannot be shown');
    expect(said()).toContain('plum/brand.json, line');
    // Who comes now meets the last good one, and its findings.
    await page.goto(link('login'));
    await expect(nameOf(page)).toHaveAttribute('content', '李子树');
    await expect(findings).toBeVisible();

    await writeFile(config, whole);
    await expect(nameOf(page)).toHaveAttribute('content', '李子');
    await expect(findings).toHaveCount(0);

    const statusOf = async (path: string) => (await page.goto(new URL(path, link('login')).href))?.status();
    expect([await statusOf('/discover'), await statusOf('/nowhere')]).toEqual([200, 404]);
    await writeFile(config, whole.replace('"features": {}', '"features": {"discover": false}'));
    // An open page comes again by itself meanwhile, which breaks off the way to another.
    for (const [path, status] of [
      ['/discover', 404],
      ['/Search', 200],
      ['/home', 200],
    ] as const)
      await expect(async () => expect(await statusOf(path)).toBe(status)).toPass();
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    await remove();
  }
});
