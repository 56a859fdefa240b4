/** `node server/bin/run.mjs <file.ts> [args]`: runs a TypeScript file by the project's own Node, on Node 20 too. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ensureNode } from './install.mjs';

await ensureInstalled();
await ensureNode();
// The file finds its arguments where it would if it had been started itself.
const [file = ''] = process.argv.splice(2, 1);
process.argv[1] = resolve(file);
await import(pathToFileURL(process.argv[1]).href);
