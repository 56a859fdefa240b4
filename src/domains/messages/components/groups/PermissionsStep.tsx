import { type Group, MEMBER_PERMISSIONS } from '@livery/contract';
import { List, Stack, SwitchRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { MemberPermissions } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';
import { Hint } from './Hint.tsx';
import { Problem } from './Problem.tsx';

/** What plain members may do; it counts for all of them at once. */
export const PermissionsStep = observer(function PermissionsStep({ group }: { group: Group }) {
  const text = useText();
  const { http } = useStores();
  const { groups } = useChat();
  const [permissions] = useState(() => new MemberPermissions(http, groups, group.id));
  const maySet = group.user_auth.permissions.includes('set_permissions');
  return (
    <Stack gap="sm" padY="sm">
      <Hint>{text('group.permissions.hint')}</Hint>
      <Problem of={permissions.saving} />
      <List label={text('group.permissions')}>
        {MEMBER_PERMISSIONS.map((permission) => (
          <SwitchRow
            key={permission}
            title={text(`group.permission.${permission}`)}
            disabled={!maySet}
            checked={permissions.shown.includes(permission)}
            onChange={() => void permissions.toggle(permission)}
          />
        ))}
      </List>
    </Stack>
  );
});
