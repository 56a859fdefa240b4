// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Page } from '../http/page.ts';
import { PagedList } from './paged-list.ts';

interface Item {
  id: number;
  version: number;
}
interface Request {
  /** What comes stands for all that was there. */
  isRefresh: boolean;
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
  isRefreshing = false;
  readonly list = new PagedList<Item, number>({
    keyOf: ({ id }) => id,
    page: (next, signal) =>
      new Promise((resolve, reject) =>
        this.requests.push({
          ...{ signal, snapshot: this.read(next), resolve, reject },
          isRefresh: next === undefined && this.isRefreshing,
        }),
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

  refresh(): void {
    this.isRefreshing = true;
    this.list.refresh();
  }

  clear(): void {
    this.isRefreshing = false;
    this.list.clear();
    this.loadedFrom = this.newest + 1;
  }

  async settleRequest(at: number, isFailure: boolean): Promise<void> {
    const [request] = this.requests.splice(at % Math.max(1, this.requests.length), 1);
    if (!request) return;
    if (isFailure) request.reject(new Error('offline'));
    else {
      const from = Number(request.snapshot.next_id ?? 0);
      // What was inserted before the first page came may reach further than that page.
      const loadedFrom = request.isRefresh ? from : Math.min(from, this.loadedFrom);
      if (!request.signal.aborted) this.loadedFrom = loadedFrom;
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
  else if (one === 'refresh') world.refresh();
  else world.list[one as 'open' | 'more' | 'retry']();
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
