import { vi } from 'vitest';
import { main } from '../../server/cli/brand/main.ts';
import { LC_ALL, type Outcome } from './cli.ts';

/** `brand` without a process of its own: for what comes of arguments, once a process has shown that the command starts. */
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
