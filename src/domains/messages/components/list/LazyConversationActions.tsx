import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { useEarlyPress } from '../../../../lib/menu/useEarlyPress.ts';
import type { ConversationActionsProps } from './conversation-actions.ts';

export const ConversationActions = lazily<'ConversationActions', ConversationActionsProps>(
  () => import('./ConversationActions.tsx'),
  'ConversationActions',
  { failed: () => null },
);

/** What can be done with the conversations of the list: its code comes when they have been painted. */
export function LazyConversationActions(props: ConversationActionsProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const early = useEarlyPress(props.box);
  return isPainted && <ConversationActions {...props} early={early} />;
}
