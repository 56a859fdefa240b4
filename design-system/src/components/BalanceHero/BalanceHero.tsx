import type { ReactNode } from 'react';
import { NumberText } from '../NumberText/NumberText.tsx';
import * as css from './BalanceHero.css.ts';

export interface BalanceHeroProps {
  /** Name of the whole amount. */
  label: string;
  locale: string;
  /** Points in hundredths, with their names. */
  available: { label: string; points: number };
  held: { label: string; points: number };
  /** Beside the name: hide and show, "ledger verified". */
  end?: ReactNode;
}

/** Rings of light from the upper corner. */
function Rings() {
  const rings = [
    [60, 'opacity-50'],
    [96, 'opacity-34'],
    [136, 'opacity-22'],
    [180, 'opacity-14'],
  ] as const;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 200"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 size-full"
    >
      {rings.map(([radius, opacity]) => (
        <circle key={radius} cx="320" cy="20" r={radius} className={`${css.rings} ${opacity}`} />
      ))}
      <circle cx="320" cy="20" r="28" className={`${css.glow} opacity-30`} />
    </svg>
  );
}

function Part({ label, points, locale }: { label: string; points: number; locale: string }) {
  return (
    <span className="flex items-baseline gap-1.5">
      {label} <NumberText points={points} locale={locale} />
    </span>
  );
}

/**
 * The head of the wallet: the whole balance, a bar that splits what is free from what is held, then both figures.
 * Once a page.
 */
export function BalanceHero({ label, locale, available, held, end }: BalanceHeroProps) {
  const total = available.points + held.points;
  const share = total > 0 ? available.points / total : 0;
  return (
    <section
      aria-label={label}
      className={`relative overflow-clip rounded-hero p-hero shadow-float ${css.hero}`}
    >
      <Rings />
      <div className="relative text-footnote leading-snug">
        <div className="flex items-center gap-2">
          <span className="flex-1">{label}</span>
          {end}
        </div>
        <div className="pt-1">
          <NumberText size="hero" points={total} locale={locale} />
        </div>
        <div
          aria-hidden
          className={`mt-3.5 mb-2.5 flex h-1.5 gap-0.5 overflow-clip rounded-badge ${css.track}`}
        >
          <span className="bg-current" style={{ flexGrow: share }} />
          {held.points > 0 && <span className={css.held} style={{ flexGrow: 1 - share }} />}
        </div>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <Part {...available} locale={locale} />
          <Part {...held} locale={locale} />
        </div>
      </div>
    </section>
  );
}
