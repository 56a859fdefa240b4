import { expect, it } from 'vitest';
import { withAlbums } from './albums.ts';
import { withJoins } from './joins.ts';
import { rowOf } from './room-rows.model.ts';
import { ME, messageOf } from './testing.ts';

const rows = (...types: ('member_join' | 'member_left' | 'text')[]) =>
  types.map((type, index) =>
    rowOf(messageOf({ seq: index + 1, type, user_id: `u${index}` }), { me: ME, unreadFrom: 0 }),
  );
const told = (...types: Parameters<typeof rows>) =>
  withJoins(withAlbums(rows(...types))).map((row) => ('rows' in row ? row.rows.length : row.kind));

it('says many who joined one after the other in one line', () => {
  expect(told('text', 'member_join', 'member_join', 'member_join', 'text')).toEqual([
    'message',
    3,
    'message',
  ]);
});

it('names a few by themselves, and whom something else stands between', () => {
  expect(told('member_join', 'member_join', 'member_left', 'member_join')).toEqual(Array(4).fill('notice'));
});

it('keeps its key when more come, so that its line stays the same', () => {
  const [first] = withJoins(rows('member_join', 'member_join', 'member_join'));
  const [later] = withJoins(rows('member_join', 'member_join', 'member_join', 'member_join'));
  expect(later?.key).toBe(first?.key);
});
