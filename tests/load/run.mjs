/** `npm run bench [-- <name> …]`: see README.md. Runs on Node 20 before anything is installed. */
import { ensureBuilt } from '../../server/bin/build.mjs';
import { ensureInstalled, ensureNode } from '../../server/bin/install.mjs';

await ensureInstalled();
await ensureNode();
await ensureBuilt();
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
