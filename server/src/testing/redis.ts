import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestRedis {
  port: number;
  url: string;
  /** Of its process, which is another one after `again`. */
  pid(): number;
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

/** Resolves when somebody listens there. */
const untilHeard = async (port: number): Promise<void> => {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isHeard = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isHeard) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** The system's Redis or Valkey, without a file, on a port of its own. */
export const startRedis = async (...options: string[]): Promise<TestRedis> => {
  const dir = await mkdtemp(join(tmpdir(), 'livery-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const begin = async (): Promise<void> => {
    const given = options;
    const isFile = given[0] !== undefined && !given[0].startsWith('--');
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir];
    const started = spawn('redis-server', isFile ? [...given, ...own] : [...own, '--save', '', ...given], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    const ended = once(started, 'exit').then(() => {
      throw new Error('Redis ended');
    });
    ended.catch(() => undefined);
    await Promise.race([untilHeard(port), ended]);
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
    pid: () => child?.pid ?? 0,
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
