// @vitest-environment node
import type { Message } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLost } from '../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { MessageSearch } from './message-search.store.ts';
import { GROUP, messageOf } from './testing.ts';

let pages: Message[][];
let server: FakeCalls;
let search: MessageSearch;
beforeEach(() => {
  vi.useFakeTimers();
  pages = [[messageOf({ seq: 1 })]];
  server = fakeCalls({
    'GET /api/v1/users/messages/search': ({ query: { next_id } }) => {
      const at = Number(next_id ?? 0);
      return { list: pages[at] ?? [], next_id: at + 1 < pages.length ? String(at + 1) : null };
    },
  });
  search = new MessageSearch(server);
});
afterEach(() => vi.useRealTimers());

const pass = (time = 300) => vi.advanceTimersByTimeAsync(time);
const asked = () => server.asked.map(({ options }) => options['query']);

describe('what was said in all conversations', () => {
  it('is looked for when the typing pauses, from two characters on', async () => {
    search.type('茶');
    await pass();
    expect([search.status, asked()]).toEqual(['idle', []]);
    search.type('茶山');
    search.type(' 茶山路 ');
    await pass();
    expect(asked()).toEqual([{ q: '茶山路' }]);
    expect([search.status, search.list.length]).toEqual(['ready', 1]);
  });

  it('goes on over empty pages, and asks before it goes further', async () => {
    pages = [[], [], [], [], [], [messageOf({ seq: 6 })]];
    search.type('茶山');
    await pass();
    expect([search.list.length, search.hasMore, asked().length]).toEqual([0, true, 5]);
    await search.more();
    expect([search.list.length, search.hasMore]).toEqual([1, false]);
  });

  it('forgets what was found for other words, also what comes late', async () => {
    let answer: (page: { list: Message[]; next_id: null }) => void = () => undefined;
    server.answers = {
      'GET /api/v1/users/messages/search': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    };
    search.type('茶山');
    await pass();
    search.type('');
    answer({ list: [messageOf({ seq: 1 })], next_id: null });
    await pass();
    expect([search.status, search.list]).toEqual(['idle', []]);
  });

  it('shows nothing of what was taken back, cleared or left since', async () => {
    pages = [
      [1, 2].flatMap((seq) =>
        ['a', 'b'].map((group_id) => messageOf({ id: `${group_id}${seq}`, seq, group_id })),
      ),
    ];
    search.type('茶山');
    await pass();
    const shown = () => search.list.map(({ id }) => id);
    search.forget({ group_id: 'a', floor_seq: 1 });
    expect(shown()).toEqual(['b1', 'a2', 'b2']);
    search.drop('b1');
    expect(shown()).toEqual(['a2', 'b2']);
    search.forget({ group_id: 'b' });
    expect(shown()).toEqual(['a2']);
  });

  it('tells of whose conversations it shows something', async () => {
    const found = vi.fn();
    search = new MessageSearch(server, found);
    search.type('茶山');
    await pass();
    expect(found).toHaveBeenCalledExactlyOnceWith(GROUP);
  });

  it('says that it failed, in its place', async () => {
    server.answers = { 'GET /api/v1/users/messages/search': () => Promise.reject(connectionLost('')) };
    search.type('茶山');
    await pass();
    expect(search.status).toBe('failed');
  });
});
