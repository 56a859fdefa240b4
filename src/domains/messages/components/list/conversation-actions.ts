import type { RefObject } from 'react';
import type { Press } from '../../../../lib/menu/useEarlyPress.ts';

export interface ConversationActionsProps {
  /** The box of the list: rows in it are links to their rooms. */
  box: RefObject<HTMLElement | null>;
  /** The conversation about which it is asked whether it shall be deleted. */
  asked: string | undefined;
  onAsk: (id: string | undefined) => void;
  /** The finger that went down before they were there. */
  early?: RefObject<Press | undefined>;
}
