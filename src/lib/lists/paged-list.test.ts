import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLost } from '../http/failure.ts';
import type { Page } from '../http/page.ts';
import { PagedList } from './paged-list.ts';

const page = (list: string[], next_id: string | null): Page<string> => ({ list, next_id });

/** A list of words whose pages, or failures, come in this order. */
const setUp = (answers: (Page<string> | Error)[], debounce = 0) => {
  const asked: (string | undefined)[] = [];
  const list = new PagedList<string>({
    debounce,
    keyOf: (word) => word,
    page: async (next) => {
      asked.push(next);
      const answer = answers.shift() ?? new Error('nothing left');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { list, asked };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a list without a connection', () => {
  it('asks again when the network is back, and only for what did not come', async () => {
    const { list, asked } = setUp([connectionLost('GET /words'), page(['1'], null)]);
    list.open();
    await settle();
    expect(list.status).toBe('failed');
    dispatchEvent(new Event('online'));
    await settle();
    expect([list.status, list.list, asked.length]).toEqual(['end', ['1'], 2]);
    dispatchEvent(new Event('online'));
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('leaves it to a tap when the server refused, and to nobody once it was cleared', async () => {
    const refused = setUp([new Error('refused')]);
    const cleared = setUp([connectionLost('GET /words')]);
    for (const { list } of [refused, cleared]) list.open();
    await settle();
    cleared.list.clear();
    dispatchEvent(new Event('online'));
    await settle();
    expect([refused.asked.length, cleared.asked.length]).toEqual([1, 1]);
  });
});

describe('a list with a cursor', () => {
  it('takes page after page, no item twice, and asks nothing after the end', async () => {
    const { list, asked } = setUp([page(['1', '2'], 'a'), page(['2', '3', '3'], null)]);
    list.open();
    list.open();
    expect(list.status).toBe('loading');
    await settle();
    expect(list.status).toBe('ready');
    list.more();
    await settle();
    list.more();
    await settle();
    expect([list.status, list.list, asked]).toEqual(['end', ['1', '2', '3'], [undefined, 'a']]);
  });

  it('makes one of requests that come close together', async () => {
    const { list, asked } = setUp([page(['1'], 'a'), page(['2'], 'b')], 500);
    list.open();
    await settle();
    for (let ask = 0; ask < 5; ask += 1) list.more();
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([undefined, 'a']);
  });

  it('keeps what it has when a page fails; only a retry asks for that page again', async () => {
    const { list, asked } = setUp([page(['1'], 'a'), new Error('offline'), page(['2'], null)]);
    list.open();
    await settle();
    list.more();
    await settle();
    expect([list.state, list.list]).toEqual([{ status: 'failed', error: new Error('offline') }, ['1']]);
    list.more();
    list.open();
    await settle();
    expect(asked).toEqual([undefined, 'a']);
    list.retry();
    await settle();
    expect([list.status, list.list, asked]).toEqual(['end', ['1', '2'], [undefined, 'a', 'a']]);
  });

  it('asks anew when it is opened again after its first page failed', async () => {
    const { list } = setUp([new Error('maintenance'), page(['1'], null)]);
    list.open();
    await settle();
    list.open();
    await settle();
    expect([list.status, list.list]).toEqual(['end', ['1']]);
  });

  it('does not ask for a first page that came another way', async () => {
    const { list, asked } = setUp([]);
    list.seed(page(['1'], 'a'));
    list.open();
    await settle();
    expect([list.status, list.list, asked]).toEqual(['ready', ['1'], []]);
  });

  it('goes on where a page held nothing but the end is not reached', async () => {
    const { list, asked } = setUp([page([], 'a'), page(['1'], null)]);
    list.open();
    await settle();
    expect([list.list, asked]).toEqual([['1'], [undefined, 'a']]);
  });

  it('is empty only after the end', async () => {
    const { list } = setUp([page(['1'], null)]);
    expect(list.isEmpty).toBe(false);
    list.open();
    await settle();
    expect(list.isEmpty).toBe(false);
    list.remove('1');
    expect(list.isEmpty).toBe(true);
  });
});

describe('a list from the top again', () => {
  it('keeps what is there until the new page has come, also through a failure', async () => {
    const { list, asked } = setUp([page(['1', '2'], 'a'), new Error('offline'), page(['0', '1'], 'b')]);
    list.open();
    await settle();
    list.refresh();
    expect([list.status, list.list]).toEqual(['loading', ['1', '2']]);
    await settle();
    expect([list.status, list.list]).toEqual(['failed', ['1', '2']]);
    list.retry();
    await settle();
    expect([list.status, list.list, asked]).toEqual(['ready', ['0', '1'], [undefined, undefined, undefined]]);
  });

  it('starts empty when somebody else reads, and at once', async () => {
    const { list } = setUp([page(['1'], 'a'), page(['9'], null)], 500);
    list.open();
    await settle();
    list.reload();
    expect(list.list).toEqual([]);
    await settle();
    expect(list.list).toEqual(['9']);
  });

  it('aborts the page that is under way, and drops it should it come all the same', async () => {
    const signals: AbortSignal[] = [];
    const come: ((page: Page<string>) => void)[] = [];
    const list = new PagedList<string>({
      keyOf: (word) => word,
      page: (_, signal) => {
        signals.push(signal);
        return new Promise((resolve) => come.push(resolve));
      },
    });
    list.open();
    list.reload();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    come[1]?.(page(['new'], null));
    await settle();
    come[0]?.(page(['old'], 'a'));
    await settle();
    expect([list.status, list.list]).toEqual(['end', ['new']]);
  });
});

describe('any order of pages, failures and changes', () => {
  interface Item {
    id: number;
    version: number;
  }
  interface Request {
    signal: AbortSignal;
    snapshot: Page<Item>;
    resolve(page: Page<Item>): void;
    reject(error: Error): void;
  }

  /**
   * A server with its items, newest first, that tells the list of every change. `loadedFrom` is the plain model: the
   * list shows what the server has from this id on, no more and no less.
   */
  class World {
    readonly requests: Request[] = [];
    readonly size: number;
    items: Item[];
    newest: number;
    loadedFrom: number;
    readonly list = new PagedList<Item, number>({
      keyOf: ({ id }) => id,
      page: (next, signal) =>
        new Promise((resolve, reject) =>
          this.requests.push({ signal, snapshot: this.read(next), resolve, reject }),
        ),
    });

    constructor(count: number, size: number) {
      this.size = size;
      this.items = Array.from({ length: count }, (_, index) => ({ id: count - index, version: 0 }));
      this.newest = count;
      this.loadedFrom = count + 1;
    }

    read(next: string | undefined): Page<Item> {
      const left = this.items.filter(({ id }) => next === undefined || id < Number(next));
      const list = left.slice(0, this.size).map((item) => ({ ...item }));
      return { list, next_id: left.length > list.length ? String(list.at(-1)?.id) : null };
    }

    insert(): void {
      const item = { id: ++this.newest, version: 0 };
      this.items.unshift(item);
      this.list.insert({ ...item });
    }

    change(at: number): void {
      const item = this.items[at % this.items.length];
      if (!item) return;
      item.version += 1;
      this.list.replace({ ...item });
    }

    remove(at: number): void {
      const item = this.items[at % this.items.length];
      if (!item) return;
      this.items = this.items.filter((other) => other !== item);
      this.list.remove(item.id);
    }

    clear(): void {
      this.list.clear();
      this.loadedFrom = this.newest + 1;
    }

    async settleRequest(at: number, isFailure: boolean): Promise<void> {
      const [request] = this.requests.splice(at % Math.max(1, this.requests.length), 1);
      if (!request) return;
      if (isFailure) request.reject(new Error('offline'));
      else {
        if (!request.signal.aborted) this.loadedFrom = Number(request.snapshot.next_id ?? 0);
        request.resolve(request.snapshot);
      }
      await Promise.resolve();
      await Promise.resolve();
    }

    get expected(): Item[] {
      return this.items.filter(({ id }) => id >= this.loadedFrom);
    }
  }

  const index = fc.nat(40);
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('open', 'more', 'retry', 'refresh', 'insert', 'clear') },
    { weight: 1, arbitrary: fc.record({ change: index }) },
    { weight: 1, arbitrary: fc.record({ remove: index }) },
    { weight: 3, arbitrary: fc.record({ answer: index, isFailure: fc.boolean() }) },
  );

  const run = async (world: World, one: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
    if (typeof one === 'object') {
      if ('change' in one) world.change(one.change);
      else if ('remove' in one) world.remove(one.remove);
      else await world.settleRequest(one.answer, one.isFailure);
    } else if (one === 'insert') world.insert();
    else if (one === 'clear') world.clear();
    else world.list[one as 'open' | 'more' | 'retry' | 'refresh']();
  };

  const finish = async (world: World): Promise<void> => {
    world.list.open();
    for (let turn = 0; world.list.status !== 'end' && turn < 200; turn += 1) {
      world.list.retry();
      world.list.more();
      await world.settleRequest(0, false);
    }
  };

  it('shows what the server has from the loaded place on: nothing twice, in order, nothing lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(25),
        fc.integer({ min: 1, max: 6 }),
        fc.array(step, { maxLength: 60 }),
        async (count, size, steps) => {
          const world = new World(count, size);
          for (const one of steps) {
            await run(world, one);
            expect(world.list.list).toEqual(world.expected);
          }
          await finish(world);
          expect(world.list.list).toEqual(world.items);
        },
      ),
      { numRuns: 300 },
    );
  });
});
