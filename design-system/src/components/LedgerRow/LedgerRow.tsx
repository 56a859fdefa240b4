import type { MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { RowElement } from '../List/RowElement.tsx';
import { NumberText } from '../NumberText/NumberText.tsx';
import { type TileTone, tileStyles } from './LedgerRow.variants.ts';

export interface LedgerRowProps {
  icon: IconGlyph;
  /** Colour of the tile: what kind of entry it is. */
  tone?: TileTone;
  title: string;
  /** Time and what else is known. */
  detail: ReactNode;
  /** Points in hundredths, negative when they left. */
  points: number;
  locale: string;
  /** Dots instead of the amount: this is read. */
  masked?: string | undefined;
  /** A `Tag` while it is pending, held or failed. */
  state?: ReactNode;
  href?: string;
  onClick?: MouseEventHandler;
}

/**
 * An entry of the ledger in a `List`: tile, name over time, amount over state. What came in is signed and in the
 * colour of success. All are of one height, with a state or without.
 */
export function LedgerRow(props: LedgerRowProps) {
  const { icon, tone, title, detail, points, locale, masked, state, ...target } = props;
  return (
    <li className="group/row relative">
      <span
        aria-hidden
        className="pointer-events-none absolute top-0 right-0 left-rule-tile h-px bg-subtle group-first/row:hidden"
      />
      <RowElement {...target} size="row">
        <span className={tileStyles({ tone })}>
          <Icon of={icon} size="md" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate leading-snug font-medium">{title}</span>
          <span className="block truncate text-caption leading-body text-tertiary tabular-nums">
            {detail}
          </span>
        </span>
        <span className="flex min-h-11.5 shrink-0 flex-col items-end justify-center leading-snug">
          <NumberText size="lead" sign="always" points={points} locale={locale} masked={masked} />
          {state}
        </span>
      </RowElement>
    </li>
  );
}
