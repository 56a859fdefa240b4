import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const start = fileURLToPath(new URL('./start.mjs', import.meta.url));

test('an unknown option is named, and nothing is started', async () => {
  await expect(run(process.execPath, [start, '--prod'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Unknown option --prod. Known are --dev, --build-only'),
  });
});

test.each(['start', 'install', 'build', 'inputs', 'child'])(
  '%s.mjs needs no package: it runs before there is one',
  (name) => {
    const source = readFileSync(new URL(`./${name}.mjs`, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, path]) => path);
    expect(imported.filter((path) => !/^(node:|\.\/)/.test(path ?? ''))).toEqual([]);
  },
);

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.21.0', true],
])('Node %s runs TypeScript by itself: %s', async (version, expected) => {
  const code = `import { isNewEnough } from '${new URL('./install.mjs', import.meta.url)}'; console.log(isNewEnough('${version}'))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  expect(stdout.trim()).toBe(String(expected));
});
