import type { ReactNode } from 'react';
import { MailIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { paper, seal, spentPaper, spentSeal } from './EnvelopeCard.css.ts';

export interface EnvelopeCardProps {
  /** The greeting of its sender. */
  greeting: string;
  /** What can be done with it, or what became of it; its line is kept free while that is not known. */
  hint?: ReactNode;
  /** At its foot: which kind it is. */
  kind: ReactNode;
  /** Nothing is left in it for the reader: it stands back. */
  spent?: boolean;
  onOpen?: () => void;
}

/** A red envelope in a conversation: paper and seal in the brand's colours. Stands in a `Bubble` that is `bare`. */
export function EnvelopeCard({ greeting, hint, kind, spent = false, onOpen }: EnvelopeCardProps) {
  const content = (
    <>
      <span className="flex items-center gap-3 px-3.5 pt-3.5 pb-3">
        <span
          aria-hidden
          className={`grid size-10 shrink-0 place-items-center rounded-full ${spent ? spentSeal : `part-seal ${seal}`}`}
        >
          <Icon of={MailIcon} size="md" />
        </span>
        <span className="flex min-w-0 flex-col gap-0.5">
          <b className="line-clamp-2 leading-snug font-strong">{greeting}</b>
          <span className="truncate text-caption leading-snug tabular-nums">{hint ?? '\u00a0'}</span>
        </span>
      </span>
      <span className="block px-3.5 pb-2 text-caption leading-snug">{kind}</span>
    </>
  );
  const className = `block w-picture max-w-full overflow-clip rounded-bubble text-start shadow-bubble ${spent ? spentPaper : `part-paper part-letter ${paper}`}`;
  if (!onOpen) return <div className={className}>{content}</div>;
  return (
    <button type="button" onClick={onOpen} className={className}>
      {content}
    </button>
  );
}
