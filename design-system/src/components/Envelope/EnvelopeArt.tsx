import type { CSSProperties } from 'react';
import * as css from './Envelope.css.ts';

const SPARK = 'M0-8 2-2 8 0 2 2 0 8-2 2-8 0-2-2Z';

/** x, y, scale. */
const SPARKS = [
  [60, 120, 1],
  [330, 176, 0.7],
  [110, 66, 1],
  [268, 78, 0.7],
  [372, 76, 1],
  [22, 110, 0.7],
] as const;

/** Points of light on the paper. */
export function Sparkles() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 390 456"
      preserveAspectRatio="xMidYMin slice"
      className="part-sparks pointer-events-none absolute inset-0 size-full opacity-50"
    >
      {SPARKS.map(([x, y, scale]) => (
        <path key={x} d={SPARK} transform={`translate(${x} ${y}) scale(${scale})`} className={css.glint} />
      ))}
    </svg>
  );
}

/** x, y, radius, degrees. */
const COINS = [
  [34, 60, 11, 20],
  [78, 24, 8, -30],
  [322, 44, 12, 40],
  [356, 118, 8, 10],
  [18, 170, 9, -50],
  [296, 12, 7, 60],
  [140, 10, 6, 30],
  [370, 220, 10, -20],
  [52, 236, 7, 45],
  [236, 26, 9, -12],
] as const;

function Coin({ radius }: { radius: number }) {
  return (
    <>
      <ellipse rx={radius} ry={radius * 0.86} className={css.coin} />
      <ellipse rx={radius * 0.72} ry={radius * 0.6} strokeWidth="1.6" opacity=".45" className={css.coinRim} />
      <rect
        x={-radius / 5}
        y={-radius / 5}
        width={radius / 2.5}
        height={radius / 2.5}
        opacity=".5"
        className={css.coinHole}
      />
    </>
  );
}

/** Coins that lie about the head of an opened envelope. */
export function LyingCoins() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 390 300"
      preserveAspectRatio="xMidYMin slice"
      className="pointer-events-none absolute inset-x-0 top-0 w-full"
      height="300"
    >
      {SPARKS.map(([x, y, scale]) => (
        <path
          key={x}
          d={SPARK}
          transform={`translate(${x} ${y}) scale(${scale})`}
          opacity=".8"
          className={css.glint}
        />
      ))}
      {COINS.map(([x, y, radius, degrees]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${degrees})`}>
          <Coin radius={radius} />
        </g>
      ))}
    </svg>
  );
}

/** Around the circle, each a little on from the one before: the golden angle leaves no rows. */
const FLYING = Array.from({ length: 16 }, (_, index) => {
  const angle = index * 2.4;
  const reach = 90 + (index % 4) * 28;
  return {
    '--coin-x': `${Math.round(Math.cos(angle) * reach)}px`,
    '--coin-y': `${Math.round(-70 - (index % 5) * 34 + Math.sin(angle) * 40)}px`,
    '--coin-turn': `${index % 2 ? 1 : -1}turn`,
    '--coin-wait': `${(index % 4) * 30}ms`,
  };
});

/** Coins that fly out of the seal, once. Each is a layer of its own: nothing is painted while they fly. */
export function CoinBurst() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
      {FLYING.map((way) => (
        <svg
          aria-hidden="true"
          key={`${way['--coin-x']} ${way['--coin-y']}`}
          viewBox="-12 -12 24 24"
          width="22"
          height="22"
          style={way as CSSProperties}
          className={`col-start-1 row-start-1 ${css.flies}`}
        >
          <Coin radius={11} />
        </svg>
      ))}
    </span>
  );
}
