/** `npm run visual:renew`: draws every reference picture anew; look at what changed before you keep it. */
import { runChild } from '../../server/bin/child.mjs';
import { ensureInstalled, ensureNode, root } from '../../server/bin/install.mjs';

await ensureInstalled();
await ensureNode();
const { forget } = await import('./references.ts');
forget();
const options = {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, VISUAL_RENEW: '1' },
};
const { code } = await runChild('vitest', ['run', '--config', '.storybook/vitest.config.ts'], options);
process.exitCode = code;
