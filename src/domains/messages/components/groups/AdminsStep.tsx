import type { Group } from '@livery/contract';
import {
  Avatar,
  Box,
  List,
  ListRow,
  PersonRow,
  Skeleton,
  Stack,
  Text,
  UserPlusIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../lib/intl/language.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { type GroupAdmin, GroupAdmins } from '../../../groups/index.ts';
import { useNameOf } from '../../../users/index.ts';
import { ChatFailure } from '../ChatFailure.tsx';
import { Hint } from './Hint.tsx';

interface AdminsStepProps {
  group: Group;
  onAdd: () => void;
  onOpen: (admin: GroupAdmin) => void;
}

/** Who helps the owner, and what each may do. */
export const AdminsStep = observer(function AdminsStep({ group, onAdd, onOpen }: AdminsStepProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { http, users } = useStores();
  const [admins] = useState(() => new GroupAdmins(http, group.id));
  const named = group.admins.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody has become one, or is none any more
  useEffect(() => void admins.load(), [admins, named]);
  const { state } = admins;
  const listed = new Intl.ListFormat(useLanguage().locale, { type: 'conjunction' });
  const mayName = group.user_auth.permissions.includes('add_admin');
  if (state.status === 'failed')
    return <ChatFailure of="admins" error={state.error} onRetry={() => void admins.load()} />;
  if (state.status === 'loading') {
    return (
      <List label={text('group.admins')} busy>
        <PersonRow media={<Skeleton shape="avatar" />} title={<Skeleton width="sm" />} />
      </List>
    );
  }
  const { list, limit } = state;
  const rightsOf = ({ permissions }: GroupAdmin) =>
    permissions.length === 0
      ? text('group.rights.none')
      : listed.format(permissions.map((right) => text(`group.right.${right}`)));
  return (
    <Stack gap="xs" padY="sm">
      <Hint>{text('group.admins.count', { taken: list.length, limit })}</Hint>
      {mayName && (
        <List label={text('group.admins.add')}>
          <ListRow icon={UserPlusIcon} leads title={text('group.admins.add')} onClick={onAdd} />
        </List>
      )}
      {list.length === 0 ? (
        <Box padX="page" padY="lg">
          <Text as="p" tone="secondary" align="center" size="footnote">
            {text('group.admins.none')}
          </Text>
        </Box>
      ) : (
        <List label={text('group.admins')}>
          {list.map((admin) => (
            <PersonRow
              key={admin.id}
              {...(mayName && admin.id !== users.id
                ? { onClick: () => onOpen(admin) }
                : { href: `/guest-page/${admin.id}` })}
              media={<Avatar size="md" name={nameOf(admin)} src={admin.avatar_thumbnail} />}
              title={nameOf(admin)}
              detail={rightsOf(admin)}
            />
          ))}
        </List>
      )}
    </Stack>
  );
});
