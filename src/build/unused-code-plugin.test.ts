// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutDataRouter } from './unused-code-plugin.ts';

const FOLDER = join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib');

it('finds everything that it cuts in the installed library', async () => {
  const cut = withoutDataRouter('hooks.js', await readFile(join(FOLDER, 'hooks.js'), 'utf8'));
  expect(cut).not.toMatch(/createElement\(RenderErrorBoundary|\|\| defaultErrorElement/);
  expect(cut).toContain('return getChildren();');
});

it('refuses a library that it does not know', () => {
  expect(() => withoutDataRouter('hooks.js', 'function useNavigate() {}')).toThrow(/hooks\.js has changed/);
});
