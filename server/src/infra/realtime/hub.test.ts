import type { RealtimeEvent } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHub, type Subscriber } from './hub.ts';

const deleted = (seq: number): RealtimeEvent => ({
  event: 'message.deleted',
  data: { group_id: 'g', id: 'm', seq },
});

/** Keeps what was written, one entry a write. */
const recorder = (sessionId = 's') => {
  const writes: Buffer[] = [];
  const closes: number[] = [];
  const subscriber: Subscriber = {
    sessionId,
    write: (frames) => writes.push(frames),
    close: (code) => closes.push(code),
  };
  return { subscriber, writes, closes };
};

/** Texts of whole unmasked frames that follow one another. */
const textsOf = (writes: Buffer[]): string[] => {
  const texts: string[] = [];
  let rest = Buffer.concat(writes);
  while (rest.length > 0) {
    expect(rest[0]).toBe(0x81);
    const short = rest[1] ?? 0;
    const start = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length = short < 126 ? short : start === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    texts.push(rest.toString('utf8', start, start + length));
    rest = rest.subarray(start + length);
  }
  return texts;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
/** Longer than the hub ever rests before it writes. */
const turn = () => vi.advanceTimersByTimeAsync(30);

describe('the hub', () => {
  test('never delivers an event of one brand to a user of the same id in another', async () => {
    const hub = createHub({ audienceOf: async () => ['ann'], onError: () => undefined });
    const [aurora, lotus] = [recorder(), recorder()];
    hub.attach('aurora', 'ann', aurora.subscriber);
    hub.attach('lotus', 'ann', lotus.subscriber);
    hub.deliver({ brand: 'lotus', audience: { users: ['ann'] }, event: deleted(1) });
    hub.deliver({ brand: 'lotus', audience: { group: 'g' }, event: deleted(2) });
    hub.deliver({ brand: 'lotus', audience: { everyone: true }, event: deleted(3) });
    hub.deliver({
      brand: 'lotus',
      audience: { users: ['ann'] },
      event: { event: 'session.revoked', data: { session_id: 's' } },
    });
    await turn();
    expect(textsOf(lotus.writes)).toHaveLength(4);
    expect(lotus.closes).toEqual([4401]);
    expect(aurora.writes).toEqual([]);
    expect(aurora.closes).toEqual([]);
  });

  test('tells who is out of a group what came before, and nothing of what the same tick brings after', async () => {
    let members = ['ann', 'ben'];
    const hub = createHub({ audienceOf: async () => members, onError: () => undefined });
    const [ann, ben] = [recorder(), recorder()];
    hub.attach('aurora', 'ann', ann.subscriber);
    hub.attach('aurora', 'ben', ben.subscriber);
    const toGroup = (event: RealtimeEvent) =>
      hub.deliver({ brand: 'aurora', audience: { group: 'g' }, event });
    toGroup(deleted(1));
    await turn();
    toGroup(deleted(2));
    members = ['ann'];
    const removed = { event: 'group.removed', data: { group_id: 'g', reason: 'removed' } } as const;
    hub.deliver({ brand: 'aurora', audience: { users: ['ben'] }, event: removed });
    toGroup({ event: 'member.left', data: { group_id: 'g', user_id: 'ben', member_count: 1 } });
    toGroup(deleted(3));
    await turn();
    const seen = ({ writes }: typeof ann) =>
      textsOf(writes).map((text) => {
        const { event, data } = JSON.parse(text);
        return data.seq ?? event;
      });
    expect(seen(ben)).toEqual([1, 2, 'group.removed']);
    expect(seen(ann)).toEqual([1, 2, 'member.left', 3]);
  });

  test('ends one session of the user it is for: their other sessions, and the same id elsewhere, go on', async () => {
    const hub = createHub({ audienceOf: async () => [], onError: () => undefined });
    const [ended, other, stranger] = [recorder('s1'), recorder('s2'), recorder('s1')];
    hub.attach('aurora', 'ann', ended.subscriber);
    hub.attach('aurora', 'ann', other.subscriber);
    hub.attach('aurora', 'ben', stranger.subscriber);
    const event = { event: 'session.revoked', data: { session_id: 's1' } } as const;
    hub.deliver({ brand: 'aurora', audience: { users: ['ann'] }, event });
    await turn();
    expect(ended.closes).toEqual([4401]);
    expect(textsOf(ended.writes)).toHaveLength(1);
    expect([...other.closes, ...other.writes, ...stranger.closes, ...stranger.writes]).toEqual([]);
  });

  test('sends what falls into one tick in one write, in order, whole, of every size', async () => {
    const hub = createHub({ audienceOf: async () => ['ann'], onError: () => undefined });
    const ann = recorder();
    hub.attach('aurora', 'ann', ann.subscriber);
    const sizes = [1, 100, 200, 70_000];
    for (const size of sizes) {
      hub.deliver({
        brand: 'aurora',
        audience: { group: 'g' },
        event: { event: 'message.deleted', data: { group_id: '中'.repeat(size), id: 'm', seq: size } },
      });
    }
    await turn();
    expect(ann.writes).toHaveLength(1);
    expect(textsOf(ann.writes).map((text) => JSON.parse(text).data.seq)).toEqual(sizes);
    expect(JSON.parse(textsOf(ann.writes)[3] ?? '').data.group_id).toBe('中'.repeat(70_000));
  });

  test('asks once who is in a conversation, and again after its members changed', async () => {
    const asked: string[] = [];
    let members = ['ann'];
    const hub = createHub({
      audienceOf: async (brand, group) => {
        asked.push(`${brand} ${group}`);
        return members;
      },
      onError: () => undefined,
    });
    const [ann, ben] = [recorder(), recorder()];
    hub.attach('aurora', 'ann', ann.subscriber);
    hub.attach('aurora', 'ben', ben.subscriber);
    for (const seq of [1, 2]) {
      hub.deliver({ brand: 'aurora', audience: { group: 'g' }, event: deleted(seq) });
      await turn();
    }
    expect(asked).toEqual(['aurora g']);
    members = ['ben'];
    hub.deliver({
      brand: 'aurora',
      audience: { users: ['ann'] },
      event: { event: 'group.removed', data: { group_id: 'g' } },
    });
    hub.deliver({ brand: 'aurora', audience: { group: 'g' }, event: deleted(3) });
    await turn();
    expect(textsOf(ann.writes).at(-1)).toContain('group.removed');
    expect(textsOf(ben.writes)).toEqual([JSON.stringify(deleted(3))]);
  });

  test('adds who comes to whom it knows, and asks for nobody', async () => {
    let asked = 0;
    const audienceOf = async () => {
      asked += 1;
      return ['ann'];
    };
    const hub = createHub({ audienceOf, onError: () => undefined });
    const [ann, ben] = [recorder(), recorder()];
    hub.attach('aurora', 'ann', ann.subscriber);
    hub.attach('aurora', 'ben', ben.subscriber);
    hub.deliver({ brand: 'aurora', audience: { group: 'g' }, event: deleted(1) });
    await turn();
    const joined = { group_id: 'g', user_ids: ['ben'], member_count: 2 };
    const audience = { group: 'g' };
    hub.deliver({ brand: 'aurora', audience, event: { event: 'member.joined', data: joined } });
    hub.deliver({ brand: 'aurora', audience, event: deleted(2) });
    await turn();
    expect(asked).toBe(1);
    expect(textsOf(ben.writes)).toHaveLength(2);
    const left = { group_id: 'g', user_id: 'ben', member_count: 1 };
    hub.deliver({ brand: 'aurora', audience, event: { event: 'member.left', data: left } });
    await turn();
    expect([asked, textsOf(ben.writes).length, textsOf(ann.writes).length]).toEqual([2, 2, 4]);
  });

  test('sends a new name to 2,300 sockets as one frame that is encoded once', async () => {
    const ids = Array.from({ length: 2300 }, (_, index) => `u${index}`);
    const hub = createHub({ audienceOf: async () => ids, onError: () => undefined });
    const all = ids.map((id) => {
      const one = recorder();
      hub.attach('aurora', id, one.subscriber);
      return one;
    });
    const data = { group_id: 'g', changes: { display_name: 'Coffee' } };
    hub.deliver({ brand: 'aurora', audience: { group: 'g' }, event: { event: 'group.updated', data } });
    await turn();
    expect(new Set(all.flatMap(({ writes }) => writes)).size).toBe(1);
    expect(all.every(({ writes }) => writes.length === 1)).toBe(true);
  });

  test('reaches all sockets of a user, and none that has left', async () => {
    const hub = createHub({ audienceOf: async () => [], onError: () => undefined });
    const [phone, desk] = [recorder('phone'), recorder('desk')];
    hub.attach('aurora', 'ann', phone.subscriber);
    const leave = hub.attach('aurora', 'ann', desk.subscriber);
    hub.deliver({ brand: 'aurora', audience: { users: ['ann'] }, event: deleted(1) });
    await turn();
    leave();
    hub.deliver({ brand: 'aurora', audience: { users: ['ann'] }, event: deleted(2) });
    await turn();
    expect([phone, desk].map(({ writes }) => textsOf(writes).length)).toEqual([2, 1]);
    expect(hub.countOf('aurora', 'ann')).toBe(1);
  });

  test('a renewed watch ends what may not be seen any more', async () => {
    const hub = createHub({ audienceOf: async () => [], onError: () => undefined });
    const [ben, cat] = [recorder('ben'), recorder('cat')];
    for (const { subscriber } of [ben, cat]) {
      hub.attach('aurora', subscriber.sessionId, subscriber);
      hub.watch('aurora', subscriber.sessionId, { subscriber, ids: ['ann'], hidden: [] });
    }
    const here = (online: boolean) =>
      hub.deliver({
        brand: 'aurora',
        audience: { watching: 'ann' },
        event: { event: 'presence.changed', data: { user_id: 'ann', online, seen_at: null } },
      });
    here(true);
    hub.watch('aurora', 'ben', { subscriber: ben.subscriber, ids: [], hidden: ['ann'] });
    here(true);
    expect([ben, cat].map(({ writes }) => textsOf(writes).length)).toEqual([1, 2]);
  });

  describe('whose database is away', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const open = () => {
      const failures: unknown[] = [];
      const database = { isAway: true };
      const come: string[] = [];
      const hub = createHub({
        audienceOf: async () => {
          if (database.isAway) throw new Error('database gone');
          return ['ann', ...come];
        },
        onError: (error) => failures.push(error),
      });
      const ann = recorder();
      hub.attach('aurora', 'ann', ann.subscriber);
      const tell = (number: number) =>
        hub.deliver({ brand: 'aurora', audience: { group: 'g' }, event: deleted(number) });
      const joins = (id: string) => {
        come.push(id);
        const data = { group_id: 'g', user_ids: [id], member_count: 2 };
        hub.deliver({ brand: 'aurora', audience: { group: 'g' }, event: { event: 'member.joined', data } });
      };
      return { failures, database, tell, ann, hub, joins };
    };

    test('tells everything in order once it is back', async () => {
      const { failures, database, tell, ann } = open();
      tell(1);
      await vi.advanceTimersByTimeAsync(3_000);
      tell(2);
      database.isAway = false;
      await vi.advanceTimersByTimeAsync(5_000);
      expect(failures).toEqual([]);
      expect(textsOf(ann.writes)).toEqual([deleted(1), deleted(2)].map((event) => JSON.stringify(event)));
    });

    test('who comes meanwhile hears nothing of before, and nothing overtakes what waits', async () => {
      const { database, tell, ann, hub, joins } = open();
      const eve = recorder();
      hub.attach('aurora', 'eve', eve.subscriber);
      tell(1);
      await vi.advanceTimersByTimeAsync(300);
      joins('eve');
      tell(2);
      database.isAway = false;
      await vi.advanceTimersByTimeAsync(5_000);
      const told = (writes: Buffer[]) => textsOf(writes).map((text) => JSON.parse(text));
      const own = told(ann.writes);
      expect(own.map(({ event, data }) => `${event} ${data.seq ?? ''}`)).toEqual([
        'message.deleted 1',
        'member.joined ',
        'message.deleted 2',
      ]);
      expect(told(eve.writes)).toEqual(own.slice(1));
    });

    test('goes on after an audience that could not be found out', async () => {
      const { failures, database, tell, ann } = open();
      tell(1);
      await vi.advanceTimersByTimeAsync(60_000);
      database.isAway = false;
      tell(2);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(failures).toHaveLength(1);
      expect(textsOf(ann.writes)).toEqual([JSON.stringify(deleted(2))]);
    });
  });
});
