/** `npm run new component Name`. Runs on Node 20 before anything is installed. */
import { ensureInstalled, ensureNode } from '../../server/bin/install.mjs';

await ensureInstalled();
await ensureNode();
const { main } = await import('./new.ts');
process.exitCode = main(process.argv.slice(2));
