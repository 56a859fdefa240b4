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

  it('takes an answer without a cursor, of a server that knows no pages there, for all there is', async () => {
    const { list, asked } = setUp([{ list: [] } as unknown as Page<string>]);
    list.open();
    await settle();
    expect([list.status, asked.length]).toEqual(['end', 1]);
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
