// @vitest-environment node
import type { Message } from '@livery/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fragment } from './fragments.ts';
import type { Outgoing } from './outgoing.model.ts';
import { outgoingRows, type Reader } from './room-rows.model.ts';
import {
  cutEnd,
  cutStart,
  lastRow,
  type RoomWindow,
  WINDOW_ROWS,
  windowOf,
  withAfter,
  withBefore,
  withChanged,
} from './room-window.ts';
import { describeRow, describeRows, rebuilt } from './testing.rows.ts';
import { ME, messageOf } from './testing.ts';

const READER: Reader = { me: ME, unreadFrom: 0 };
const at = (text: string): string => new Date(text).toISOString();
const said = (seq: number, user_id: string, time: string) => messageOf({ seq, user_id, create_at: at(time) });
const page = (items: readonly Message[]): Fragment<Message> => ({
  from: items[0]?.seq ?? 1,
  to: items.at(-1)?.seq ?? 0,
  items,
});

describe('rows of a room', () => {
  it('joins words of one person into a run, and breaks it by person, pause and day', () => {
    const window = windowOf(
      page([
        said(1, 'them', '2026-01-05T10:00'),
        said(2, 'them', '2026-01-05T10:01'),
        said(3, ME, '2026-01-05T10:02'),
        said(4, ME, '2026-01-05T10:40'),
        said(5, ME, '2026-01-06T00:01'),
      ]),
      READER,
    );
    expect(describeRows(window)).toEqual([
      'day.Mon Jan 05 2026',
      '1',
      '2 continues ends',
      '3 own ends',
      '4 own ends',
      'day.Tue Jan 06 2026',
      '5 own ends',
    ]);
  });

  it('lets a notice interrupt a run, also when a message becomes one', () => {
    const words = [1, 2, 3].map((minute) => said(minute, 'them', `2026-01-05T10:0${minute}`));
    const window = windowOf(page(words), READER);
    expect(describeRows(window).slice(1)).toEqual(['1', '2 continues', '3 continues ends']);
    const taken = withChanged(window, { ...words[1]!, type: 'message_delete' }, READER);
    expect(describeRows(taken).slice(1)).toEqual(['1 ends', '2 notice', '3 ends']);
  });

  it('draws the line over the first unread message', () => {
    const words = [1, 2].map((minute) => said(minute, 'them', `2026-01-05T10:0${minute}`));
    const window = windowOf(page(words), { me: ME, unreadFrom: 2 });
    expect(describeRows(window).slice(1)).toEqual(['1', 'unread', '2 continues ends']);
  });

  it('keeps the key of a message that the server has taken', () => {
    const outgoing: Outgoing = {
      cid: 'abc',
      text: 'hi',
      create_at: at('2026-01-05T10:00'),
      status: 'sending',
    };
    const before = outgoingRows([outgoing], undefined, ME);
    const message = messageOf({ seq: 1, user_id: ME, cid: 'abc', create_at: outgoing.create_at });
    const after = windowOf(page([message]), READER).rows;
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  it('lets what is on its way out follow the last message', () => {
    const window = windowOf(page([said(1, ME, '2026-01-05T10:00')]), READER);
    const outbox = ['10:01', '10:02', '11:00'].map(
      (time, index): Outgoing => ({
        cid: `c${index}`,
        text: '',
        create_at: at(`2026-01-05T${time}`),
        status: 'sending',
      }),
    );
    const rows = outgoingRows(
      [...outbox, { ...outbox[0]!, cid: 'next', create_at: at('2026-01-06T00:01') }],
      lastRow(window),
      ME,
    );
    expect(rows.map(describeRow)).toEqual([
      'out c0 continues',
      'out c1 continues',
      'out c2',
      'day.Tue Jan 06 2026',
      'out next',
    ]);
  });
});

/** A long conversation: three people, pauses and days, notices now and then. */
const conversations = fc
  .array(
    fc.record({
      user_id: fc.constantFrom(ME, 'ann', 'ben'),
      minutes: fc.oneof(
        { arbitrary: fc.constantFrom(0, 1, 4, 6), weight: 9 },
        { arbitrary: fc.constant(700), weight: 1 },
      ),
      type: fc.oneof(
        { arbitrary: fc.constant('text' as const), weight: 9 },
        { arbitrary: fc.constant('member_join' as const), weight: 1 },
      ),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((list) => {
    let time = new Date('2026-01-05T09:00').getTime();
    return list.map(({ minutes, ...fields }, index) => {
      time += minutes * 60_000;
      return messageOf({ ...fields, seq: index + 1, create_at: new Date(time).toISOString() });
    });
  });

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('before', 'after', 'retract', 'change'),
    size: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 25 },
);

describe('a window that grows and changes', () => {
  it('shows what a rebuild of its messages shows, and keeps the rows that nothing happened to', () => {
    fc.assert(
      fc.property(conversations, fc.nat(), fc.nat(), steps, (all, start, unread, list) => {
        const reader: Reader = { me: ME, unreadFrom: unread % 70 };
        const messages = [...all];
        let [from, to] = [start % all.length, (start % all.length) + 1];
        let window = windowOf(page(messages.slice(from, to)), reader);
        for (const { what, size } of list) {
          const before = window;
          if (what === 'before') {
            const older = messages.slice(Math.max(0, from - size), from);
            from -= older.length;
            window = withBefore(window, page(older.length > 0 ? older : []), reader);
          } else if (what === 'after') {
            const newer = messages.slice(to, to + size);
            to += newer.length;
            window = withAfter(window, page(newer), reader);
          } else {
            const place = from + (size % (to - from));
            const old = messages[place]!;
            const message =
              what === 'retract' ? { ...old, type: 'message_delete' as const } : { ...old, text: 'x' };
            messages[place] = message;
            window = withChanged(window, message, reader);
          }
          expect(describeRows(window)).toEqual(rebuilt(messages.slice(from, to), reader));
          const old = new Map(before.rows.map((row) => [row.key, row]));
          const untouched = window.rows.filter((row) => {
            const was = old.get(row.key);
            return (
              was &&
              row.kind === 'message' &&
              was.kind === 'message' &&
              describeRow(was) === describeRow(row) &&
              was.message === row.message
            );
          });
          for (const row of untouched) expect(old.get(row.key)).toBe(row);
        }
      }),
    );
  });

  const long = Array.from({ length: 500 }, (_, index) =>
    messageOf({
      seq: index + 1,
      user_id: index % 7 < 4 ? 'ann' : ME,
      create_at: new Date(1_760_000_000_000 + index * 100_000).toISOString(),
    }),
  );

  it.each([
    ['start', (window: RoomWindow) => cutStart(window, READER)],
    ['end', cutEnd],
  ])('is cut at its %s when it is too long, to what a rebuild shows', (end, cut) => {
    const window = windowOf(page(long), READER);
    const short = cut(window);
    expect(short.rows.length).toBeLessThanOrEqual(WINDOW_ROWS + 1);
    expect(describeRows(short)).toEqual(rebuilt(long.slice(short.from - 1, short.to), READER));
    expect(end === 'start' ? short.to : short.from).toBe(end === 'start' ? 500 : 1);
    const few = windowOf(page(long.slice(0, 150)), READER);
    expect(cut(few)).toBe(few);
  });

  it('looks at a date once a message, however often it grows', () => {
    let reads = 0;
    const counted = long.map((message) => ({
      ...message,
      get create_at() {
        reads += 1;
        return message.create_at;
      },
    }));
    let window = windowOf(page(counted.slice(0, 1)), READER);
    for (const message of counted.slice(1, 101)) window = withAfter(window, page([message]), READER);
    const days = window.rows.filter(({ kind }) => kind === 'day').length;
    expect(reads - days).toBe(101);
  });
});
