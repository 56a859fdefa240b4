// @vitest-environment node
import type { Message } from '@livery/contract';
import { expect, it } from 'vitest';
import { withAlbums } from './albums.ts';
import type { RoomRow } from './room-rows.model.ts';
import { windowOf } from './room-window.ts';
import { ME, messageOf } from './testing.ts';

const rowsOf = (...said: Partial<Message>[]): readonly RoomRow[] => {
  const items = said.map((fields, index) => messageOf({ type: 'image', ...fields, seq: index + 1 }));
  return windowOf({ from: 1, to: items.length, items }, { me: ME, unreadFrom: 0 }).rows;
};
/** `text`, `image`, or how many pictures an album has; lines and notices are left out. */
const shape = (...said: Partial<Message>[]): (string | number)[] =>
  withAlbums(rowsOf(...said)).flatMap((row): (string | number)[] => {
    if (row.kind === 'album') return [row.rows.length];
    return row.kind === 'message' ? [row.message.type] : [];
  });
const of = (album: string): Partial<Message> => ({ media: { size: 1, album } });
const image = of('a');
const text = { type: 'text' } as const;

it('gathers pictures that were sent together', () => {
  expect(shape(text, image, image, image, text, {})).toEqual(['text', 3, 'text', 'image']);
  expect(shape(image, image, of('b'), of('b'), {}, {})).toEqual([2, 2, 'image', 'image']);
});

it.each<[string, Partial<Message>, string[]]>([
  ['what somebody wrote', text, ['text']],
  ['an answer', { ...image, thread_id: 'x' }, ['image']],
  ['the picture of somebody else', { ...image, user_id: ME }, ['image']],
  ['a clip', { type: 'video' }, ['video']],
  ['one that was retracted', { type: 'message_delete' }, []],
])('%s stands between them', (_, other, alone) => {
  expect(shape(image, image, other, image)).toEqual([2, ...alone, 'image']);
});

it('takes as long as sending them took, and ten are enough for one', () => {
  const later = new Date(1_760_000_000_000 + 30 * 60_000).toISOString();
  expect(shape(image, image, { ...image, create_at: later })).toEqual([3]);
  expect(shape(...Array.from({ length: 23 }, () => image))).toEqual([10, 10, 3]);
});

it('keeps the row of its first picture as its own, and leaves other rows alone', () => {
  const rows = rowsOf(text, image, image);
  const [day, words, album] = withAlbums(rows);
  expect([day, words]).toEqual(rows.slice(0, 2));
  expect(day).toBe(rows[0]);
  expect(album?.key).toBe(rows[2]?.key);
});
