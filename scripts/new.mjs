/** `npm run new component Name` and `npm run new domain name`. Runs on Node 20 before anything is installed. */
import { ensureInstalled, ensureNode } from '../server/bin/install.mjs';

await ensureInstalled();
await ensureNode();
const [kind, ...names] = process.argv.slice(2);
const { main } = await import(kind === 'domain' ? './new-domain/main.ts' : '../design-system/scripts/new.ts');
process.exitCode = main([kind, ...names]);
