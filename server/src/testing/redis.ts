import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestRedis {
  port: number;
  url: string;
  /** Stops it for a while: it answers nobody, or it is gone with all that it knew. */
  freeze(): void;
  thaw(): void;
  end(): Promise<void>;
  again(): Promise<void>;
  stop(): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/** The system's Redis or Valkey, without a file, on a port of its own. */
export const startRedis = async (...options: string[]): Promise<TestRedis> => {
  const dir = await mkdtemp(join(tmpdir(), 'livery-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const begin = async (): Promise<void> => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir, ...options];
    const started = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('Ready to accept connections')) resolve();
      });
    });
  };
  const end = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await begin();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    end,
    again: begin,
    stop: async () => {
      await end();
      await rm(dir, { recursive: true, force: true });
    },
  };
};
