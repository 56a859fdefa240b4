import { type Row, round, type Size } from './bench.ts';
import type { WorldRoom } from './conversation-world.ts';
import { type RoomsWorld, type Visitor, workOf } from './rooms.world.ts';
import { interleave, median } from './statistics.ts';

const PAIRS: Record<Size, number> = { full: 9, smoke: 1 };
const SLOWDOWN: Record<Size, number> = { full: 4, smoke: 1 };

interface Opened {
  /** Milliseconds from the tap to the painted messages. */
  time: number;
  requests: number;
  bytes: number;
}

/** Taps a conversation of the list and waits until its messages are painted. */
const tap = ({ page }: Visitor, { groupId }: WorldRoom): Promise<number> =>
  page.evaluate(async (id) => {
    const before = document.querySelector('[role=log]');
    const isShown = () => {
      const log = document.querySelector('[role=log]');
      return log !== null && log !== before && !log.ariaBusy && log.querySelector('[data-message]') !== null;
    };
    const rows = () => [...document.querySelectorAll<HTMLElement>('a[href^="/room/"]')];
    const find = () => rows().find((row) => row.getAttribute('href') === `/room/${id}`);
    // The list keeps the rows in the page that are in sight: down to its end, then from its start.
    for (const end of [-1, 0, 0, -1])
      for (let last = ''; !find() && last !== rows().at(end)?.getAttribute('href'); ) {
        last = rows().at(end)?.getAttribute('href') ?? '';
        rows().at(end)?.scrollIntoView();
        await window.painted();
        await window.painted();
      }
    const link = find();
    if (!link) throw new Error(`The list does not show ${id}.`);
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (!isShown()) return;
        watcher.disconnect();
        resolve();
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
      link.click();
    });
    await window.painted();
    return performance.now() - begun;
  }, groupId);

/** What the same page takes on the same machine at the same moment: its nodes copied and painted, without a script. */
const insert = ({ page }: Visitor): Promise<number> =>
  page.evaluate(async () => {
    const log = document.querySelector('[role=log]');
    await window.painted();
    const begun = performance.now();
    const copy = log?.cloneNode(true) as HTMLElement;
    log?.after(copy);
    copy.scrollTop = copy.scrollHeight;
    await window.painted();
    const time = performance.now() - begun;
    copy.remove();
    return time;
  });

const countCalls = (visitor: Visitor) => {
  const count = { requests: 0, bytes: 0 };
  const asked = new Set<string>();
  visitor.session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The mark of what was seen follows later and shows nothing.
    if (!request.url.includes('/api/') || request.method === 'POST') return;
    asked.add(requestId);
    count.requests += 1;
  });
  visitor.session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) count.bytes += encodedDataLength;
  });
  return count;
};

export const measureOpening = async (world: RoomsWorld, size: Size): Promise<Row[]> => {
  const cold = (room: WorldRoom) => (): Promise<Opened> =>
    world.visit('/chat', SLOWDOWN[size], async (visitor) => {
      await visitor.session.send('Network.enable');
      const count = countCalls(visitor);
      const time = await tap(visitor, room);
      return { time, ...count };
    });
  const colds = await interleave({ short: cold(world.short), long: cold(world.long) }, PAIRS[size]);
  const warms = await world.visit('/chat', SLOWDOWN[size], async (visitor) => {
    const [elsewhere] = world.others;
    const warm = (room: WorldRoom) => async () => {
      if (elsewhere) await tap(visitor, elsewhere);
      return tap(visitor, room);
    };
    for (const room of [world.short, world.long]) await tap(visitor, room);
    const contestants = { short: warm(world.short), long: warm(world.long), bare: () => insert(visitor) };
    return interleave(contestants, PAIRS[size] * 2);
  });
  const work = await world.visit('/chat', 1, async (visitor) => {
    const [elsewhere, ...others] = world.others;
    if (elsewhere) await tap(visitor, elsewhere);
    const cold: number[] = [];
    for (const room of others.slice(0, PAIRS[size]))
      cold.push(await workOf(visitor, () => tap(visitor, room)));
    const warm: number[] = [];
    for (let turn = 0; turn < PAIRS[size]; turn += 1) {
      if (elsewhere) await tap(visitor, elsewhere);
      await tap(visitor, world.short);
      warm.push(await workOf(visitor, () => tap(visitor, world.long)));
    }
    return { cold, warm };
  });
  const times = (opened: Opened[]) => median(opened.map(({ time }) => time));
  const most = (of: (opened: Opened) => number) => Math.max(...[...colds.short, ...colds.long].map(of));
  return [
    { what: 'open, cold', value: round(times(colds.long)), unit: 'ms', goal: { most: 300 } },
    { what: 'open, warm', value: round(median(warms.long)), unit: 'ms', goal: { most: 80 } },
    {
      what: 'open, cold: main thread alone × 4',
      value: round(4 * median(work.cold)),
      unit: 'ms',
      goal: { most: 300 },
    },
    {
      what: 'open, warm: main thread alone × 4',
      value: round(4 * median(work.warm)),
      unit: 'ms',
      goal: { most: 80 },
    },
    { what: 'the same nodes without a script', value: round(median(warms.bare)), unit: 'ms' },
    {
      what: 'open, warm ÷ the same nodes',
      value: round(median(warms.long) / median(warms.bare), 1),
      unit: '×',
    },
    {
      what: 'open, cold: long ÷ short',
      value: round(times(colds.long) / times(colds.short), 2),
      unit: '×',
      goal: { most: 1.15 },
    },
    {
      what: 'open, warm: long ÷ short',
      value: round(median(warms.long) / median(warms.short), 2),
      unit: '×',
      goal: { most: 1.15 },
    },
    { what: 'open: requests', value: most(({ requests }) => requests), unit: '', goal: { most: 1 } },
    {
      what: 'open: on the wire',
      value: round(most(({ bytes }) => bytes) / 1000, 1),
      unit: 'kB',
      goal: { most: 15 },
    },
  ];
};
