import type { Plugin, ProxyOptions } from 'vite';

/** The server of `npm start`, which the client's development server asks; the browser's host still chooses the brand. */
const target = `http://127.0.0.1:${process.env['SERVER_PORT'] ?? 3000}`;

const options: ProxyOptions = { target, changeOrigin: false, ws: true };
const PATHS = ['/api', '/ops/api', '/social', '/brand/', '/brands', '/objects', '/captcha', '/dev'];

/** Without a first HTML of the server the client starts as on a plain static host; its calls go on to the server. */
export const proxyPlugin = (): Plugin => ({
  name: 'livery:proxy',
  apply: (_, { command, mode }) => command === 'serve' && mode === 'development',
  config: () => ({ server: { proxy: Object.fromEntries(PATHS.map((path) => [path, options])) } }),
});
