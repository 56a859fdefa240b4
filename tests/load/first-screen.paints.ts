import { makeDataFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';
import { type Row, round, type Size } from './bench.ts';
import { browsersOf } from './browsers.ts';
import { serveBarePage } from './first-screen.bare.ts';
import { type Conditions, type Paint, visitAgain, visitOnce } from './paint.ts';
import { interleave, median } from './statistics.ts';

const CONDITIONS: Record<Size, Conditions & { pairs: number }> = {
  full: { pairs: 5, slowdown: 4, isSlowNetwork: true, idleMs: 2_000 },
  smoke: { pairs: 1, slowdown: 1, isSlowNetwork: false, idleMs: 300 },
};

interface Measure {
  what: string;
  unit: string;
  of: (paint: Paint) => number;
  digits?: number;
  /** The most of the bare page's that ours may be. */
  ratio?: number;
  /** The most that ours may be. */
  most?: number;
}

/** Bounds: G3 of the budgets. */
const MEASURES: Measure[] = [
  { what: 'first paint', unit: 'ms', of: ({ first }) => first, ratio: 1 },
  { what: 'largest paint', unit: 'ms', of: ({ largest }) => largest, ratio: 1.6 },
  { what: 'blocked by long tasks', unit: 'ms', of: ({ blocked }) => blocked, ratio: 2.5 },
  { what: 'long tasks, whole', unit: 'ms', of: ({ longTasks }) => longTasks },
  { what: 'layout shift', unit: '', of: ({ shift }) => shift, digits: 3, most: 0.02 },
  { what: 'requests', unit: '', of: ({ requests }) => requests },
  { what: 'bytes, media included', unit: 'kB', of: ({ bytes }) => bytes / 1000 },
];

const middleOf = (paints: Paint[], { of }: Pick<Measure, 'of'>): number => median(paints.map(of));

const rowsOf = ({ ours, bare }: Record<'ours' | 'bare', Paint[]>, measure: Measure): Row[] => {
  const { what, unit, digits = 0, ratio, most } = measure;
  const [mine, theirs] = [middleOf(ours, measure), middleOf(bare, measure)];
  const both: Row[] = [
    { what, value: round(mine, digits), unit, ...(most !== undefined && { goal: { most } }) },
    { what: `${what}, bare page`, value: round(theirs, digits), unit },
  ];
  if (ratio === undefined) return both;
  return [
    ...both,
    { what: `${what}, ratio`, value: round(mine / Math.max(theirs, 1), 2), unit: '×', goal: { most: ratio } },
  ];
};

/** No goal speaks of a second visit: what the worker adds to it, and what a bare page takes. */
const rowsOfSecond = (
  paints: Record<'worker' | 'without' | 'bare', Paint[]>,
  { what, unit, digits = 0, ...measure }: Measure,
): Row[] =>
  (['worker', 'without', 'bare'] as const).map((which) => ({
    what: `second visit, ${{ worker: 'with the worker', without: 'without it', bare: 'bare page' }[which]}: ${what}`,
    value: round(middleOf(paints[which], measure), digits),
    unit,
  }));

/** A guest's first screen beside a bare React + MobX page, in turns; then a second visit, with the worker and without. */
export const paints = async (size: Size): Promise<Row[]> => {
  const { pairs, ...conditions } = CONDITIONS[size];
  const folder = await makeDataFolder();
  const server = await startServer({ DATA_DIR: folder.path });
  const bare = await serveBarePage();
  const browsers = browsersOf(size);
  try {
    const ours = `http://aurora.localhost:${server.port}/`;
    // What a server does once, at the first visit, is not what is compared.
    await fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text());
    const visits = await interleave(
      {
        ours: () => visitOnce(browsers, ours, conditions),
        bare: () => visitOnce(browsers, bare.address, conditions),
      },
      pairs,
    );
    const second = await interleave(
      {
        worker: () => visitAgain(browsers, ours, conditions, true),
        without: () => visitAgain(browsers, ours, conditions, false),
        bare: () => visitAgain(browsers, bare.address, conditions, false),
      },
      pairs,
    );
    return [
      ...MEASURES.flatMap((measure) => rowsOf(visits, measure)),
      ...MEASURES.flatMap((measure) => rowsOfSecond(second, measure)),
    ];
  } finally {
    await browsers.close();
    await bare.close();
    await server.signal('SIGTERM');
    await folder.remove();
  }
};
