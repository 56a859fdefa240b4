import type { ReactNode } from 'react';
import * as css from './Envelope.css.ts';
import { Seal } from './Seal.tsx';

export interface MineBandProps {
  /** An `Avatar` of who sent it. */
  avatar: ReactNode;
  from: string;
  /** Amount, packets, odds. */
  facts: string;
  mine: { digit: string; title: string; text: string };
  /** When it is decided: a clock, and what it counts to. */
  clock?: { figures: string; text: string };
}

/** The head of a minesweeper envelope: the digit that hits, and how long is left. Stands in an `EnvelopeStage`. */
export function MineBand({ avatar, from, facts, mine, clock }: MineBandProps) {
  return (
    <div className={`flex flex-col gap-4 px-page pt-4.5 pb-5 part-paper ${css.paper}`}>
      <div className="flex items-center gap-3 pe-9">
        {avatar}
        <span className="flex min-w-0 flex-1 flex-col leading-snug">
          <b className="truncate font-strong">{from}</b>
          <span className="text-caption tabular-nums">{facts}</span>
        </span>
      </div>
      <div className="flex items-center gap-4">
        <Seal size="md">
          <b className={css.mineDigit}>{mine.digit}</b>
        </Seal>
        <span className="flex min-w-0 flex-1 flex-col leading-snug">
          <b className="text-title font-strong">{mine.title}</b>
          <span className="text-footnote">{mine.text}</span>
        </span>
        {clock && (
          <span className="flex shrink-0 flex-col text-end leading-snug">
            <b className="font-face-numeric text-heading font-numeric tabular-nums lining-nums">
              {clock.figures}
            </b>
            <span className="text-caption">{clock.text}</span>
          </span>
        )}
      </div>
    </div>
  );
}
