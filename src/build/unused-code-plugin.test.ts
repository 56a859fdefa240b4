// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutDataRouter, withoutDecorators } from './unused-code-plugin.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const FOLDER = join(PACKAGES, 'react-router/dist/production/lib');

it('finds everything that it cuts in the installed library', async () => {
  const cut = withoutDataRouter('hooks.js', await readFile(join(FOLDER, 'hooks.js'), 'utf8'));
  expect(cut).not.toMatch(/createElement\(RenderErrorBoundary|\|\| defaultErrorElement/);
  expect(cut).toContain('return getChildren();');
});

it('refuses a library that it does not know', () => {
  expect(() => withoutDataRouter('hooks.js', 'function useNavigate() {}')).toThrow(/hooks\.js has changed/);
});

it('takes the reading of decorators out of the installed MobX, and its stores go on', async () => {
  const code = await readFile(join(PACKAGES, 'mobx/dist/mobx.esm.js'), 'utf8');
  const cut = withoutDecorators(code);
  expect(code.length - cut.length).toBeGreaterThan(4_000);
  expect(cut.match(/^function decorate\w+20223_\(\) \{$/gm)).toHaveLength(4);
  expect(cut).not.toContain('addInitializer(');
  expect(() => withoutDecorators('function observable() {}')).toThrow(/MobX has changed/);
});
