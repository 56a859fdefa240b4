import { BalanceFigure } from './BalanceFigure.tsx';
import * as css from './BalanceHero.css.ts';

export interface BalanceSumsProps {
  /** What came and what went: points in hundredths, undefined while they are not known. */
  sums: readonly { label: string; points: number | undefined }[];
  locale: string;
  /** Dots instead of amounts: this is read. */
  masked?: string | undefined;
}

/** What came and went, beside the balance: only a brand shows it that has a place for it there. */
export function BalanceSums({ sums, ...look }: BalanceSumsProps) {
  return (
    <dl aria-live="polite" className={`part-sums text-footnote leading-snug ${css.sums}`}>
      {sums.map(({ label, points }) => (
        <div key={label}>
          <dt className="text-secondary">{label}</dt>
          <dd className="font-strong">
            {points === undefined ? '–' : <BalanceFigure sign="always" points={points} {...look} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
