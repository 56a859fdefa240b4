import { spawn } from 'node:child_process';
import { root } from './install.mjs';

/** Vite's development server beside ours: the client is served from its sources and changes show at once. */
export function startVite() {
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '5173', '--strictPort'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SERVER_PORT: process.env.PORT ?? '3000' },
    },
  );
  process.once('exit', () => child.kill());
}
