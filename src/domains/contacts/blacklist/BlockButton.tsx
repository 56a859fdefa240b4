import type { Person } from '@livery/contract';
import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { BlocksStore } from './blocks.store.ts';

/** Blocks somebody who was found, or lets them go. Nothing for oneself. */
export const BlockButton = observer(function BlockButton({
  person,
  blocks,
}: {
  person: Person;
  blocks: BlocksStore;
}) {
  const text = useText();
  const { users } = useStores();
  if (person.id === users.id) return null;
  const isBlocked = blocks.list.list.some(({ id }) => id === person.id);
  return (
    <Button
      size="sm"
      tone={isBlocked ? 'secondary' : 'danger'}
      onClick={() => void (isBlocked ? blocks.unblock(person.id) : blocks.block(person.id))}
    >
      {text(isBlocked ? 'blacklist.remove' : 'blacklist.add')}
    </Button>
  );
});
