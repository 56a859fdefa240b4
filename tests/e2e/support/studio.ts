import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from './test.ts';

const TOOL = fileURLToPath(new URL('../../../server/cli/brand.mjs', import.meta.url));

/** The studio as a process of its own, on an installation's brands. */
export async function startStudio(
  env: Record<string, string>,
  brand: string,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(
    process.execPath,
    [TOOL, 'studio', brand, '--no-open', '--data', env['DATA_DIR'] ?? ''],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Ctrl-C ends it.');
  child.stderr.on('data', (text: string) => process.stderr.write(text));
  return { child, address: /studio +(http\S+)/.exec(output)?.[1] ?? 'no address' };
}
