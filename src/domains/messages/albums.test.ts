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
const image = {};
const text = { type: 'text' } as const;

it('gathers pictures of one sender that follow each other', () => {
  expect(shape(text, image, image, image, text, image)).toEqual(['text', 3, 'text', 'image']);
  expect(shape(image, image, { user_id: ME }, { user_id: ME })).toEqual([2, 2]);
});

it.each<[string, Partial<Message>, string[]]>([
  ['an answer', { thread_id: 'x' }, ['image']],
  ['a clip', { type: 'video' }, ['video']],
  ['one that was retracted', { type: 'message_delete' }, []],
])('%s stands between them', (_, other, alone) => {
  expect(shape(image, image, other, image)).toEqual([2, ...alone, 'image']);
});

it('ten are enough for one, and a minute ends it', () => {
  expect(shape(...Array.from({ length: 23 }, () => image))).toEqual([10, 10, 3]);
  const later = new Date(1_760_000_000_000 + 3 * 60_000).toISOString();
  expect(shape(image, image, { create_at: later })).toEqual([2, 'image']);
});

it('keeps the row of its first picture as its own, and leaves other rows alone', () => {
  const rows = rowsOf(text, image, image);
  const [day, words, album] = withAlbums(rows);
  expect([day, words]).toEqual(rows.slice(0, 2));
  expect(day).toBe(rows[0]);
  expect(album?.key).toBe(rows[2]?.key);
});
