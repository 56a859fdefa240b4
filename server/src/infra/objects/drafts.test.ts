import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { prepareDrafts, withDraft } from './drafts.ts';

const folder = (): string => {
  const dir = temporaryFolder();
  prepareDrafts(dir);
  return dir;
};
const leftIn = (dir: string): Promise<string[]> => readdir(join(dir, '.incoming'));

it.each([0, 1, 512 * 1024, 1_700_001])(
  'writes %i bytes in chunks of any length, each done with when the next is asked for',
  async (length) => {
    const dir = folder();
    const body = randomBytes(length);
    const chunks = async function* () {
      for (let at = 0, size = 1; at < length; at += size, size = (size * 7) % 900_001) {
        const chunk = Buffer.from(body.subarray(at, at + size));
        yield chunk;
        chunk.fill(0);
      }
    };
    const written = await withDraft(dir, chunks(), (draft) => readFile(draft));
    expect(written.equals(body)).toBe(true);
    expect(await leftIn(dir)).toEqual([]);
  },
);

it('leaves nothing of a body that breaks off', async () => {
  const dir = folder();
  const chunks = async function* () {
    yield randomBytes(1_000_000);
    throw new Error('cut');
  };
  await expect(withDraft(dir, chunks(), async () => 'kept')).rejects.toThrow('cut');
  expect(await leftIn(dir)).toEqual([]);
});
