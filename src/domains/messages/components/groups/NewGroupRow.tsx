import type { Person } from '@livery/contract';
import { List, ListRow, UsersIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { LazyCreateGroup } from './LazyCreateGroup.tsx';

/** The way to a new group, which begins with somebody or with nobody; for whom the operator lets have one. */
export const NewGroupRow = observer(function NewGroupRow({ partner }: { partner?: Person }) {
  const text = useText();
  const { users } = useStores();
  /** Undefined until it was first wanted. */
  const [isOpen, setOpen] = useState<boolean>();
  const nameOf = useNameOf();
  const title = partner ? text('room.group.with', { name: nameOf(partner) }) : text('room.group.create');
  if (!users.me?.can_create_group) return null;
  return (
    <>
      <List label={title}>
        <ListRow icon={UsersIcon} leads title={title} onClick={() => setOpen(true)} />
      </List>
      {isOpen !== undefined && (
        <LazyCreateGroup of={partner?.id ?? ''} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
});
