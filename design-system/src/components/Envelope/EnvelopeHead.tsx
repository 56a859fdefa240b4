import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, MailIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Envelope.css.ts';
import { CoinBurst, LyingCoins } from './EnvelopeArt.tsx';
import { RollingFigures } from './RollingFigures.tsx';
import { Seal } from './Seal.tsx';

/** `open`: whether what was drawn may be kept is not decided. `bad`: it cost more than it brought. */
export type EnvelopeLuck = 'good' | 'open' | 'bad';

const MARKS = { good: CheckIcon, open: ClockIcon, bad: CloseIcon };

export interface EnvelopeHeadProps {
  /** An `Avatar` of who sent it. */
  avatar: ReactNode;
  from: string;
  greeting: string;
  /** What I had of it, already formatted, and its unit; without it `children` stand there. */
  amount?: { figures: string; unit: string };
  /** It has just been opened: the paper draws back, coins fly and the amount rolls up. */
  fresh?: boolean;
  /** Coins lie and fly where it is good. */
  luck?: EnvelopeLuck;
  /** Under the amount, or in its place: where it went, or why there is none. */
  children?: ReactNode;
}

/** The head of an opened envelope: paper drawn back, coins, and the amount as the largest thing on the screen. */
export function EnvelopeHead({
  avatar,
  from,
  greeting,
  amount,
  fresh = false,
  luck = 'good',
  children,
}: EnvelopeHeadProps) {
  const comesUp = fresh ? css.comesUp : '';
  return (
    <div className="relative overflow-clip">
      <span aria-hidden className={`part-arc ${css.arc} ${fresh ? css.arcOpens : ''}`} />
      {luck === 'good' && <LyingCoins />}
      <div
        className={`relative flex flex-col items-center px-dialog-pad pt-13 text-center ${css.onPaper} ${css.overSeal}`}
      >
        {avatar}
        <span className="pt-1.5 leading-snug wrap-anywhere">{from}</span>
        <b className="line-clamp-2 leading-snug font-strong">{greeting}</b>
      </div>
      <div className="relative flex justify-center">
        <span className="relative">
          <Seal size="lg">
            <Icon of={amount ? MARKS[luck] : MailIcon} size="lg" />
          </Seal>
          {fresh && luck === 'good' && <CoinBurst />}
        </span>
      </div>
      <div
        className={`relative flex flex-col items-center gap-1 px-dialog-pad pt-3 pb-5 text-center ${comesUp}`}
      >
        {amount && (
          <span className="flex items-baseline gap-1.5">
            <span className={css.amount}>
              <RollingFigures rolls={fresh}>{amount.figures}</RollingFigures>
            </span>
            <span className="text-secondary">{amount.unit}</span>
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
