import type { ReactNode } from 'react';
import { NumberText, type NumberTextProps } from '../NumberText/NumberText.tsx';
import { BalanceFigure } from './BalanceFigure.tsx';
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
  /** What is on its way elsewhere. */
  pending?: { label: string; points: number };
  /** Dots instead of amounts, and no share in the bar: this is read. */
  masked?: string | undefined;
  /** Whose it is, at its foot. */
  holder?: string | undefined;
  /** Address of the brand's square mark, under all that is written. */
  mark?: string;
}

const SURFACE = 'part-balance relative overflow-clip rounded-hero p-hero shadow-float';

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
      className="part-rings absolute inset-0 size-full"
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

/** The brand's mark, as paper has it. */
function Watermark({ mark }: { mark: string }) {
  return (
    <span
      aria-hidden
      className={`part-mark ${css.mark}`}
      style={{ maskImage: `url(${JSON.stringify(mark)})` }}
    />
  );
}

/** What is free and what is held, as shares of one line. */
function Shares({ share, isMasked }: { share: number; isMasked: boolean }) {
  return (
    <div
      aria-hidden
      className={`part-shares shrink-0 mt-3.5 mb-2.5 flex h-1.5 gap-0.5 overflow-clip rounded-badge ${css.track}`}
    >
      {!isMasked && (
        <>
          <span className="bg-current" style={{ flexGrow: share }} />
          {share < 1 && <span className={css.held} style={{ flexGrow: 1 - share }} />}
        </>
      )}
    </div>
  );
}

/**
 * The head of the wallet: the whole balance, a bar that splits what is free from what is held, then both figures.
 * Once a page.
 */
export function BalanceHero(props: BalanceHeroProps) {
  const { label, locale, available, held, beside, end, pending, masked, holder, mark } = props;
  const total = available.points + held.points;
  const look = { locale, masked };
  return (
    <section aria-label={label} className={`${SURFACE} ${css.hero}`}>
      <Rings />
      {mark !== undefined && <Watermark mark={mark} />}
      <div className={`relative text-footnote leading-snug ${css.face}`}>
        <div className="part-balance-head flex min-h-5 items-center gap-1">
          <span>{label}</span>
          {beside && <span className="-mx-2 -my-3 flex">{beside}</span>}
          <span className="ms-auto flex items-center gap-1">{end}</span>
        </div>
        <BalanceFigure points={total} {...look} />
        <Shares share={total > 0 ? available.points / total : 1} isMasked={masked !== undefined} />
        <div className="part-parts flex flex-wrap gap-x-5 gap-y-1">
          <Part {...available} {...look} />
          <Part {...held} {...look} />
          {pending && <Part {...pending} {...look} />}
        </div>
        {holder !== undefined && (
          <p className={`part-holder shrink-0 truncate tracking-label ${css.holder}`}>{holder}</p>
        )}
      </div>
    </section>
  );
}

/** As high as words will be. */
const Line = () => <span className="invisible">0</span>;

/** Its place while the balance is loading. */
export function BalanceHeroSkeleton({ label }: { label: string }) {
  return (
    <section aria-label={label} aria-busy className={`${SURFACE} ${css.hero}`}>
      <Rings />
      <div aria-hidden className={`relative text-footnote leading-snug ${css.face}`}>
        <div className="part-balance-head min-h-5" />
        <div className={`part-sum ${css.room}`}>
          <div className={`part-bone ${css.figure} ${css.track} ${css.bone}`}>
            <Line />
          </div>
        </div>
        <div className="part-shares mt-3.5 mb-2.5 h-1.5 shrink-0" />
        <div className="part-parts flex flex-wrap gap-x-5 gap-y-1">
          <Line />
        </div>
        <p className={`part-holder ${css.holder}`}>
          <Line />
        </p>
      </div>
    </section>
  );
}
