import type { Message } from '@livery/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WINDOW_ROWS } from './room-window.ts';
import { idOf, startRoom, type TestRoom } from './testing.room.ts';
import { describeRows, rebuilt } from './testing.rows.ts';
import { GROUP, ME, settle } from './testing.ts';

let { server, messages, room, ends, ready }: TestRoom = startRoom();

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'event',
      'event',
      'lost event',
      'older',
      'newer',
      'jump',
      'newest',
      'up',
      'down',
      'retract',
      'send',
      'catch up',
      'leave',
    ),
    size: fc.integer({ min: 1, max: 90 }),
  }),
  { maxLength: 30 },
);

/** One page further; it moves the window unless that end is reached. */
const read = async (end: 'older' | 'newer') => {
  const { window, [end]: edge } = ready();
  await (end === 'older' ? room.loadOlder() : room.loadNewer());
  expect(['more', 'end']).toContain(ready()[end]);
  if (edge === 'end') return;
  const bound = end === 'older' ? 'from' : 'to';
  expect(ready().window[bound]).not.toBe(window[bound]);
};

/** What a person and a server may do, one after the other. */
const act = async (what: string, size: number): Promise<void> => {
  const known = server.messages;
  switch (what) {
    case 'event':
      return messages.accept(server.add({ user_id: size % 3 ? 'them' : ME }));
    case 'lost event':
      return server.fill(size, size % 2 ? 'them' : ME);
    case 'older':
    case 'newer':
      for (let page = 0; page < size % 12; page += 1) await read(what);
      return;
    case 'jump':
      return room.jump(known[(size * 37) % known.length]?.id ?? '');
    case 'newest':
      return room.view.showNewest();
    case 'up':
      return room.view.follow(false);
    case 'down':
      return room.view.follow(ready().newer === 'end');
    case 'retract': {
      const at = (size * 31) % known.length;
      known[at] = { ...(known[at] as Message), type: 'message_delete', text: '' };
      return messages.retract(GROUP, { id: idOf(at + 1), seq: at + 1 });
    }
    case 'send':
      return room.outbox.add('words');
    case 'catch up':
      return room.catchUp();
    case 'leave':
      room.leave();
      return room.open();
  }
};

it('shows what the server has, without a gap, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2_500 }), steps, async (length, list) => {
      ({ server, messages, room, ends, ready } = startRoom());
      server.fill(length);
      await room.open();
      for (const { what, size } of list) {
        await act(what, size);
        await settle();
        const { window } = ready();
        const part = server.messages.filter(({ seq }) => seq >= window.from && seq <= window.to);
        expect(describeRows(window)).toEqual(rebuilt(part, { me: ME, unreadFrom: 0 }));
        expect(window.rows.length).toBeLessThanOrEqual(WINDOW_ROWS + 90);
      }
      await room.catchUp();
      room.view.showNewest();
      expect(ends()[1]).toBe(server.messages.length);
      expect(room.newest.last?.seq).toBe(server.messages.length);
      messages.stop();
    }),
    { numRuns: 60 },
  );
});
