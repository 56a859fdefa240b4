import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { main } from '../../server/cli/brand/main.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const { CHROMIUM_SHELL_PATH } = process.env;
// English, whatever the terminal of whoever runs the tests speaks.
const LC_ALL = 'C';
const ENV = {
  LC_ALL,
  // Pictures are looked at here and compared with none: without a window they cost half.
  ...(CHROMIUM_SHELL_PATH && { CHROMIUM_PATH: CHROMIUM_SHELL_PATH }),
};

/** Runs `npm run brand -- …` as a person would, without a terminal. */
export function brand(...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'server/cli/brand.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...ENV },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part: Buffer) => {
      out += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      err += part.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? -1, out, err }));
  });
}

/** The same without a process of its own: for what comes of arguments, once a process has shown that the command starts. */
export async function brandHere(...args: readonly string[]): Promise<Outcome> {
  const said = { out: '', err: '' };
  const hear = (stream: NodeJS.WriteStream, where: keyof typeof said) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[where] += String(text);
      return true;
    });
  const heard = [hear(process.stdout, 'out'), hear(process.stderr, 'err')];
  const spoken = process.env['LC_ALL'];
  process.env['LC_ALL'] = LC_ALL;
  try {
    const code = await main([...args]);
    return { code, ...said };
  } finally {
    for (const stream of heard) stream.mockRestore();
    if (spoken === undefined) delete process.env['LC_ALL'];
    else process.env['LC_ALL'] = spoken;
  }
}
