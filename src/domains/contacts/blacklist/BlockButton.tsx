import type { Person } from '@livery/contract';
import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
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
  const { http, users } = useStores();
  const { id } = person;
  const isMe = id === users.id;
  const [isBlocked, setBlocked] = useState<boolean>();
  useEffect(() => {
    if (isMe) return;
    let isWanted = true;
    const become = (isOn: boolean) => isWanted && setBlocked(isOn);
    // The pages of the list that are here need not hold them.
    http.call('GET /api/v1/contacts/:id', { params: { id }, background: true }).then(
      ({ is_blocked }) => become(is_blocked),
      () => become(false),
    );
    return () => {
      isWanted = false;
    };
  }, [http, id, isMe]);
  if (isMe) return null;
  const toggle = async () => {
    if (await (isBlocked ? blocks.unblock(id) : blocks.block(id))) setBlocked(!isBlocked);
  };
  return (
    <Button
      size="sm"
      tone={isBlocked ? 'secondary' : 'danger'}
      loading={isBlocked === undefined}
      onClick={() => void toggle()}
    >
      {text(isBlocked ? 'blacklist.remove' : 'blacklist.add')}
    </Button>
  );
});
