import { ReplyIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface ReplyMarkProps {
  /** Letting go replies. */
  isFar: boolean;
}

/**
 * Comes into sight beside a bubble that a finger drags aside to reply to it. Drawn into the `[data-bubble]` of its
 * `MessageRow`; the message's menu and keys offer the same.
 */
export function ReplyMark({ isFar }: ReplyMarkProps) {
  return (
    <span
      aria-hidden
      className={`absolute inset-y-0 left-full grid w-12 place-items-center transition duration-quick ${isFar ? 'scale-100 text-accent' : 'scale-press text-tertiary'}`}
    >
      <Icon of={ReplyIcon} size="md" />
    </span>
  );
}
