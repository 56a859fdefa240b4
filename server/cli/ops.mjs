/** `npm run ops -- <command>`. Runs on Node 20 before anything is installed. */
import { ensureInstalled, ensureNode } from '../bin/install.mjs';

await ensureInstalled();
await ensureNode();
const { main } = await import('./ops/main.ts');
process.exitCode = await main(process.argv.slice(2));
