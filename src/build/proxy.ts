import type { ProxyOptions } from 'vite';

/** The server of `npm start`, which the client's development server asks; the browser's host still chooses the brand. */
const target = `http://127.0.0.1:${process.env['SERVER_PORT'] ?? 3000}`;

const options: ProxyOptions = { target, changeOrigin: false, ws: true };

/** Without a first HTML of the server the client starts as on a plain static host. */
export const toServer: Record<string, ProxyOptions> = Object.fromEntries(
  ['/api', '/social', '/brand/', '/brands', '/objects', '/dev'].map((path) => [path, options]),
);
