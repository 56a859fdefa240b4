import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const URLS = fileURLToPath(new URL('./url.ts', import.meta.url));

/** Code that the editor shares with the server finds in the browser what it asks of the server's platform. */
export const platformPlugin = (): Plugin => ({
  name: 'livery:platform',
  enforce: 'pre',
  resolveId: (id) => (id === 'node:url' ? URLS : undefined),
});
