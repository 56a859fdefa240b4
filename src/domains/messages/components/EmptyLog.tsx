import type { Group } from '@livery/contract';
import { EmptyState } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { isMuted } from '../abilities.model.ts';

/** Nothing was said yet, or nothing is left of it for this person. */
export function EmptyLog({ group }: { group: Group | undefined }) {
  const text = useText();
  return (
    <EmptyState
      drawing="messages"
      title={text('room.first.title')}
      {...(!isMuted(group) && { text: text('room.first') })}
    />
  );
}
