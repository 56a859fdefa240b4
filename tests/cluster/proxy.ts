import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../server/src/testing/redis.ts';
import { until } from '../faults/installation.ts';
import { call } from '../support/client.ts';

export interface Balancer {
  port: number;
  stop(): Promise<void>;
}

/** As in deploy/, but for TLS: the real address, sockets that stay open, a node that does not answer is left out. */
const configOf = (port: number, nodes: readonly number[]): string => `
global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout check 3s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  retries 2
  option redispatch
  retry-on conn-failure
frontend in
  bind 127.0.0.1:${port}
  http-request set-header x-real-ip %[src]
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node, index) => `  server node${index} 127.0.0.1:${node}`).join('\n')}
`;

const PROGRAM = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].find((path) =>
  existsSync(path),
);

export const startProxy = async (folder: string, nodes: readonly number[]): Promise<Balancer> => {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configOf(port, nodes));
  const child = spawn(PROGRAM ?? 'haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const gone = once(child, 'exit');
  await until(async () => (await call({ port, brand: 'harbor', url: '/healthz' })).status === 200);
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};
