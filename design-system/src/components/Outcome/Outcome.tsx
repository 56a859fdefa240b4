import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon } from '../../icons/index.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { type OutcomeTone, outcomeSignStyles } from './Outcome.variants.ts';

export interface OutcomeProps {
  tone: OutcomeTone;
  title: string;
  /** A sentence under it. */
  text?: ReactNode;
  /** Under the title: an amount. */
  children?: ReactNode;
}

const icons = { neutral: InfoIcon, success: CheckIcon, warning: ClockIcon, danger: CloseIcon };

/** What became of something that was asked for; the head of its page. A change of it is read out. */
export function Outcome({ tone, title, text, children }: OutcomeProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 px-page pt-6 pb-2 text-center">
      <span className={outcomeSignStyles({ tone })}>
        <Icon of={icons[tone]} size="xl" />
      </span>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {children}
      {text && (
        <p className="max-w-sentence text-footnote text-balance break-keep text-secondary wrap-anywhere">
          {text}
        </p>
      )}
    </div>
  );
}
