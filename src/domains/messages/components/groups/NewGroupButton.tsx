import { IconButton, PlusIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { LazyCreateGroup } from './LazyCreateGroup.tsx';

/** The way to a new group, for whom the operator lets have one. */
export const NewGroupButton = observer(function NewGroupButton() {
  const text = useText();
  const { users } = useStores();
  /** Undefined until it was first wanted. */
  const [isOpen, setOpen] = useState<boolean>();
  if (!users.me?.can_create_group) return null;
  return (
    <>
      <IconButton icon={PlusIcon} label={text('room.group.create')} onClick={() => setOpen(true)} />
      {isOpen !== undefined && <LazyCreateGroup of="" open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
});
