/** `npm test [-- <suite> [args]]`. Runs on Node 20 before anything is installed. */
import { ensureInstalled, ensureNode } from '../server/bin/install.mjs';

await ensureInstalled();
await ensureNode();
const { main } = await import('./runner/main.ts');
process.exitCode = await main(process.argv.slice(2));
