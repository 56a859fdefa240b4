import type { Person } from '@livery/contract';
import { List, ListRow, UsersIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { LazyCreateGroup } from '../groups/LazyCreateGroup.tsx';

/** The way from a direct conversation to a group that begins with its partner. */
export const NewGroupRow = observer(function NewGroupRow({ partner }: { partner: Person }) {
  const text = useText();
  const { users } = useStores();
  /** Undefined until it was first wanted. */
  const [isOpen, setOpen] = useState<boolean>();
  const title = text('room.group.with', { name: useNameOf()(partner) });
  if (!users.me?.can_create_group) return null;
  return (
    <>
      <List label={title}>
        <ListRow icon={UsersIcon} leads title={title} onClick={() => setOpen(true)} />
      </List>
      {isOpen !== undefined && (
        <LazyCreateGroup of={partner.id} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
});
