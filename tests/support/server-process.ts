import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { NO_FLOOD_LIMITS } from '../../server/src/testing/no-flood-limits.ts';

/** A real server in a process of its own. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** All that it wrote, log included. */
  output(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  signal(name: NodeJS.Signals): Promise<number | string>;
}

/** The sources, unless whoever starts a run names the bundle of a build: it is there with half of the work. */
const { SERVER_PROGRAM = new URL('../../server/src/main.ts', import.meta.url).pathname } = process.env;

/** Starts the server on a free port of the loopback, and does not wait for it. */
export const spawnServer = (env: Record<string, string>, program = SERVER_PROGRAM) => {
  const child = spawn(process.execPath, [program], {
    // A build in this process has left NODE_ENV at production.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...NO_FLOOD_LIMITS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // As in a terminal of its own: what is sent to it is not sent to us.
    detached: true,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | string);
  return { child, ended, output: () => said.join('') };
};

/** Starts it and waits until it serves. @throws with its output when it ends instead */
export const startServer = async (env: Record<string, string>, program?: string): Promise<ServerProcess> => {
  const { child, ended, output } = spawnServer(env, program);
  const port = await Promise.race([portOf(child, output), ended]);
  if (typeof port !== 'object') throw new Error(`The server ended (${port}):\n${output()}`);
  return {
    port: port.port,
    pid: child.pid ?? 0,
    output,
    ended,
    signal: (name) => {
      child.kill(name);
      return ended;
    },
  };
};

const portOf = (child: ChildProcess, output: () => string): Promise<{ port: number }> =>
  new Promise((resolve) => {
    const look = () => {
      const port = /^ready: .*:(\d+)$/m.exec(output())?.[1];
      if (port) resolve({ port: Number(port) });
    };
    child.stdout?.on('data', look);
  });
