/** `npm start`: installs what is missing, builds what is stale, and serves. Runs on Node 20 before anything is installed. */
import { ensureBuilt } from './build.mjs';
import { startVite } from './dev.mjs';
import { ensureInstalled, ensureNode } from './install.mjs';

const KNOWN = ['--dev', '--build-only'];
const options = new Set(process.argv.slice(2));
const unknown = [...options].find((option) => !KNOWN.includes(option));
if (unknown !== undefined) {
  console.error(
    `Unknown option ${unknown}. Known are ${KNOWN.join(', ')}; settings come from the environment.`,
  );
  process.exit(2);
}

await ensureInstalled();
await ensureNode();
const isDev = options.has('--dev');
if (isDev) startVite();
else await ensureBuilt();
const isProduction = process.env.NODE_ENV === 'production' && !isDev;
// Only now there is a Node that runs TypeScript, and what is imported.
if (isProduction || options.has('--build-only')) await (await import('./bundle.mjs')).ensureBundled();
if (!options.has('--build-only')) {
  const { launchSandbox } = await import('../sandbox/launch.ts');
  Object.assign(process.env, await launchSandbox(process.env));
  await import(isProduction ? '../../dist/server/main.mjs' : '../src/main.ts');
}
