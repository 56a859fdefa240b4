import type { ReactNode } from 'react';
import { NumberText, type NumberTextProps } from '../NumberText/NumberText.tsx';
import * as css from './BalanceHero.css.ts';

export interface BalanceHeroProps {
  /** Name of the whole amount. */
  label: string;
  locale: string;
  /** Points in hundredths, with their names. */
  available: { label: string; points: number };
  held: { label: string; points: number };
  /** An `IconButton` beside the name, tone `inherit`: hide and show. */
  beside?: ReactNode;
  /** At the end of that line: "ledger verified". */
  end?: ReactNode;
  /** After both figures: what is on its way elsewhere. */
  note?: string;
  /** Dots instead of amounts, and no share in the bar: this is read. */
  masked?: string | undefined;
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

function Part({ label, ...amount }: { label: string } & Omit<NumberTextProps, 'size'>) {
  return (
    <span className="flex items-baseline gap-1.5">
      {label}{' '}
      <b className="font-strong">
        <NumberText {...amount} />
      </b>
    </span>
  );
}

/**
 * The head of the wallet: the whole balance, a bar that splits what is free from what is held, then both figures.
 * Once a page.
 */
export function BalanceHero(props: BalanceHeroProps) {
  const { label, locale, available, held, beside, end, note, masked } = props;
  const total = available.points + held.points;
  const share = total > 0 ? available.points / total : 0;
  const look = { locale, masked };
  return (
    <section
      aria-label={label}
      className={`relative overflow-clip rounded-hero p-hero shadow-float ${css.hero}`}
    >
      <Rings />
      <div className="relative text-footnote leading-snug">
        <div className="flex min-h-5 items-center gap-1">
          <span>{label}</span>
          {beside && <span className="-mx-2 -my-3 flex">{beside}</span>}
          <span className="ms-auto flex items-center gap-1">{end}</span>
        </div>
        <div className="pt-1">
          <NumberText size="hero" points={total} {...look} />
        </div>
        <div
          aria-hidden
          className={`mt-3.5 mb-2.5 flex h-1.5 gap-0.5 overflow-clip rounded-badge ${css.track}`}
        >
          {masked === undefined && (
            <>
              <span className="bg-current" style={{ flexGrow: share }} />
              {held.points > 0 && <span className={css.held} style={{ flexGrow: 1 - share }} />}
            </>
          )}
        </div>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <Part {...available} {...look} />
          <Part {...held} {...look} />
          {note !== undefined && <span>{note}</span>}
        </div>
      </div>
    </section>
  );
}

/** Its place while the balance is loading. */
export function BalanceHeroSkeleton({ label }: { label: string }) {
  return (
    <section
      aria-label={label}
      aria-busy
      className={`relative overflow-clip rounded-hero p-hero shadow-float ${css.hero}`}
    >
      <Rings />
      <div aria-hidden className="invisible text-footnote leading-snug">
        <div className="min-h-5" />
        <div className="pt-1">
          <NumberText size="hero" points={0} locale="en" />
        </div>
        <div className="mt-3.5 mb-2.5 h-1.5" />
        <span>0</span>
      </div>
    </section>
  );
}
