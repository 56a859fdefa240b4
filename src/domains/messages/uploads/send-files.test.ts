// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Choice } from './choosing.ts';
import { sendFiles } from './send-files.ts';
import type { PreparedFile } from './upload.model.ts';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async ({ size }: Blob) => {
    if (size === 0) throw new Error('no picture');
    return { width: 4, height: 3, close: () => undefined };
  });
});
afterEach(() => vi.unstubAllGlobals());

const chosen = (name: string, kind: 'image' | 'file', words = 'x'): Choice['files'][number] => ({
  kind,
  file: new File([words], name),
});

const sent = async (...files: Choice['files']) => {
  const added: { prepared: PreparedFile; isLast: boolean }[] = [];
  const errors: string[] = [];
  const hasSent = await sendFiles(files, {
    isOriginal: true,
    add: (prepared, isLast) => added.push({ prepared, isLast }),
    showError: (id) => errors.push(id),
  });
  return { hasSent, added, errors, albums: added.map(({ prepared }) => prepared.album) };
};

it('names pictures of one sending together, and what goes with them not', async () => {
  const { albums } = await sent(chosen('a.png', 'image'), chosen('b.pdf', 'file'), chosen('c.png', 'image'));
  expect(albums).toEqual([expect.stringMatching(/^[\w-]{1,64}$/), undefined, albums[0]]);
  const next = await sent(chosen('a.png', 'image'), chosen('c.png', 'image'));
  expect(next.albums[0]).not.toBe(albums[0]);
});

it('one picture has no album', async () => {
  expect((await sent(chosen('a.png', 'image'), chosen('b.pdf', 'file'))).albums).toEqual([
    undefined,
    undefined,
  ]);
});

it('tells when nothing at all could be sent', async () => {
  expect((await sent(chosen('broken.png', 'image', ''))).hasSent).toBe(false);
  expect((await sent(chosen('broken.png', 'image', ''), chosen('b.pdf', 'file'))).hasSent).toBe(true);
});

it('says what cannot be sent, and the rest knows which is its last', async () => {
  const { added, errors } = await sent(chosen('a.png', 'image'), chosen('broken.png', 'image', ''));
  expect(errors).toEqual(['room.upload.unreadable.image']);
  expect(added.map(({ prepared, isLast }) => [prepared.filename, isLast])).toEqual([['a.png', true]]);
});
