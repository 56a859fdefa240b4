export interface SparkBar {
  /** When or what it is, read with its value where the pointer rests: "14:00". */
  name: string;
  /** Zero or more; absent where nobody looked, which is not zero: a gap stands there. */
  value?: number;
  /** The value as people read it, where that is not the plain number. */
  shown?: string;
}

export interface SparkBarsProps {
  /** What is drawn, with what matters of it in words: the bars are not read out. */
  label: string;
  bars: readonly SparkBar[];
}

const STEP = 10;
const GAP = 2;
const HEIGHT = 40;

/** Low, but to be seen: something is not nothing. */
const heightOf = (value: number, most: number): number =>
  value === 0 || most === 0 ? 1 : Math.max(3, Math.round((value / most) * HEIGHT));

/**
 * A row of small bars beside a number: how it was before, at a glance. The last one, which is not over yet, is lighter. What is to be
 * read exactly is a `Table`.
 */
export function SparkBars({ label, bars }: SparkBarsProps) {
  const most = Math.max(0, ...bars.map(({ value = 0 }) => value));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * STEP - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-10 w-full text-accent"
    >
      {bars.map(
        ({ name, value, shown = String(value) }, at) =>
          value !== undefined && (
            <rect
              key={name}
              x={at * STEP}
              y={HEIGHT - heightOf(value, most)}
              width={STEP - GAP}
              height={heightOf(value, most)}
              fill="currentColor"
              opacity={at === bars.length - 1 ? 0.55 : 1}
            >
              <title>{`${name}: ${shown}`}</title>
            </rect>
          ),
      )}
    </svg>
  );
}
