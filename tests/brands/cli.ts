import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const { CHROMIUM_SHELL_PATH } = process.env;
/** English, whatever the terminal of whoever runs the tests speaks. */
export const LC_ALL = 'C';
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
