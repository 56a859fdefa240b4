import type { Group, MemberPermission } from '@livery/contract';
import {
  List,
  ListHeading,
  ListRow,
  LockIcon,
  QrCodeIcon,
  SettingsIcon,
  ShieldIcon,
  UserPlusIcon,
} from '@livery/design-system';
import { useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import type { ManageStep } from '../groups/manage-step.ts';

interface GroupToolsProps {
  group: Group;
  onManage: (step: ManageStep) => void;
}

/** The ways to what the person may do with a group and its members. */
export function GroupTools({ group, onManage }: GroupToolsProps) {
  const text = useText();
  const heading = useId();
  const can = (ability: string) => group.user_auth.permissions.includes(ability);
  const mayMembers = (permission: MemberPermission) => group.member_permission.includes(permission);
  const count = group.admins.length;
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('room.group')}</ListHeading>
      <List labelledBy={heading}>
        {!mayMembers('invite') && !can('invite') && (
          <ListRow icon={UserPlusIcon} title={text('room.off.invite')} />
        )}
        {can('invite') && (
          <>
            <ListRow
              icon={UserPlusIcon}
              leads
              title={text('room.group.invite')}
              onClick={() => onManage({ kind: 'invite' })}
            />
            <ListRow
              icon={QrCodeIcon}
              leads
              title={text('room.group.code')}
              onClick={() => onManage({ kind: 'code' })}
            />
          </>
        )}
        <ListRow
          icon={ShieldIcon}
          leads
          title={text('room.group.admins')}
          {...(count > 0 && { value: count })}
          onClick={() => onManage({ kind: 'admins' })}
        />
        <ListRow
          icon={SettingsIcon}
          leads
          title={text('room.group.permissions')}
          onClick={() => onManage({ kind: 'permissions' })}
        />
        {can('block') && (
          <ListRow
            icon={LockIcon}
            leads
            title={text('room.group.blocks')}
            onClick={() => onManage({ kind: 'blocks' })}
          />
        )}
      </List>
    </section>
  );
}
