// @vitest-environment node
import { expect, test } from 'vitest';
import { isMessageRow, rowOf } from '../room-rows.model.ts';
import { ME, messageOf } from '../testing.ts';
import { firstDrawn } from './useDrawnRows.ts';

const rows = Array.from({ length: 100 }, (_, index) =>
  rowOf(messageOf({ seq: index + 1 }), { me: ME, unreadFrom: 0 }),
);
const drawn = (target: number | undefined) => {
  const id = target === undefined ? undefined : messageOf({ seq: target }).id;
  const { rows: shown, hasEnd } = firstDrawn(rows, id, 400);
  const seqs = shown.flatMap((row) => (isMessageRow(row) ? [row.message.seq] : []));
  return [seqs[0], seqs.at(-1), hasEnd];
};

test('first a screen of the last rows is drawn, or of those around a message', () => {
  expect(drawn(undefined)).toEqual([91, 100, true]);
  expect(drawn(50)).toEqual([46, 55, false]);
  expect(drawn(98)).toEqual([91, 100, true]);
  expect(drawn(2)).toEqual([1, 7, false]);
});
