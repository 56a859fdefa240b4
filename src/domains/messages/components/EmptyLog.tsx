import type { Group } from '@livery/contract';
import { EmptyState } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { isClosedDirect, isMuted } from '../abilities.model.ts';

/** Nothing was said yet, or nothing is left of it for this person. */
export function EmptyLog({ group }: { group: Group | undefined }) {
  const text = useText();
  const mayWrite = !isMuted(group) && !(group && isClosedDirect(group));
  return (
    <EmptyState
      drawing="messages"
      title={text('room.first.title')}
      {...(mayWrite && { text: text('room.first') })}
    />
  );
}
