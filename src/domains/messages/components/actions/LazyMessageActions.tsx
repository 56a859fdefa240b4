import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { useEarlyPress } from '../../../../lib/menu/useEarlyPress.ts';
import type { MessageActionsProps } from './message-actions.ts';

export const MessageActions = lazily<'MessageActions', MessageActionsProps>(
  () => import('./MessageActions.tsx'),
  'MessageActions',
  { failed: () => null },
);

/** What can be done with a message: its code comes when the messages have been painted. */
export function LazyMessageActions(props: MessageActionsProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const early = useEarlyPress(props.box);
  return isPainted && <MessageActions {...props} early={early} />;
}
