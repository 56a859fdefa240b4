import { describe, expect, it } from 'vitest';
import type { Outgoing } from './outgoing.model.ts';
import { keepRows, roomRows } from './room-rows.model.ts';
import { ME, messageOf } from './testing.ts';

const at = (text: string): string => new Date(text).toISOString();
const said = (seq: number, user_id: string, time: string) => messageOf({ seq, user_id, create_at: at(time) });
const shape = (rows: ReturnType<typeof roomRows>) =>
  rows.map((row) =>
    row.kind === 'message' || row.kind === 'outgoing'
      ? `${row.kind}${row.continues ? ' continues' : ''}${row.ends ? ' ends' : ''}`
      : row.kind,
  );

describe('rows of a room', () => {
  it('joins words of one person into a run, and breaks it by person, pause and day', () => {
    const rows = roomRows(
      [
        said(1, 'them', '2026-01-05T10:00'),
        said(2, 'them', '2026-01-05T10:01'),
        said(3, ME, '2026-01-05T10:02'),
        said(4, ME, '2026-01-05T10:40'),
        said(5, ME, '2026-01-06T00:01'),
      ],
      [],
      ME,
    );
    expect(shape(rows)).toEqual([
      'day',
      'message',
      'message continues ends',
      'message ends',
      'message ends',
      'day',
      'message ends',
    ]);
  });

  it('lets a notice interrupt a run', () => {
    const notice = messageOf({ seq: 2, type: 'message_delete', create_at: at('2026-01-05T10:01') });
    const rows = roomRows(
      [said(1, 'them', '2026-01-05T10:00'), notice, said(3, 'them', '2026-01-05T10:02')],
      [],
      ME,
    );
    expect(shape(rows)).toEqual(['day', 'message ends', 'notice', 'message ends']);
  });

  it('keeps the key of a message that the server has taken', () => {
    const outgoing: Outgoing = {
      cid: 'abc',
      text: 'hi',
      create_at: at('2026-01-05T10:00'),
      status: 'sending',
    };
    const before = roomRows([], [outgoing], ME);
    const message = messageOf({ seq: 1, user_id: ME, cid: 'abc', create_at: outgoing.create_at });
    const after = roomRows([message], [], ME);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  it('keeps rows that have not changed, and no others', () => {
    const one = said(1, 'them', '2026-01-05T10:00');
    const two = said(2, 'them', '2026-01-05T10:01');
    const before = roomRows([one], [], ME);
    const after = keepRows(before, roomRows([one, two], [], ME));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(keepRows(after, roomRows([one, two], [], ME))).toEqual(after);
    expect(keepRows(after, roomRows([one, two], [], ME))[1]).toBe(after[1]);
  });
});
