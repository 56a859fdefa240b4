import type { ReactNode } from 'react';
import { MailIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { paper, seal } from './EnvelopeCard.css.ts';

export interface EnvelopeCardProps {
  /** The greeting of its sender. */
  greeting: string;
  /** What can be done with it, or what became of it. */
  hint: string;
  /** At its foot: which kind it is. */
  kind: ReactNode;
}

/** A red envelope in a conversation: paper and seal in the brand's colours. Stands in a `Bubble` that is `bare`. */
export function EnvelopeCard({ greeting, hint, kind }: EnvelopeCardProps) {
  return (
    <div className={`w-picture max-w-full overflow-clip rounded-bubble shadow-bubble ${paper}`}>
      <div className="flex items-center gap-3 px-3.5 pt-3.5 pb-3">
        <span aria-hidden className={`grid size-10 shrink-0 place-items-center rounded-full ${seal}`}>
          <Icon of={MailIcon} size="md" />
        </span>
        <span className="flex min-w-0 flex-col gap-0.5">
          <b className="line-clamp-2 leading-snug font-strong">{greeting}</b>
          <span className="truncate text-caption leading-snug">{hint}</span>
        </span>
      </div>
      <div className="px-3.5 pb-2 text-caption leading-snug">{kind}</div>
    </div>
  );
}
