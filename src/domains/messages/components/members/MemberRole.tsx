import type { Member } from '@livery/contract';
import { Tag } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';

/** What somebody is in a group; nothing of a plain member. */
export function MemberRole({ role }: Pick<Member, 'role'>) {
  const text = useText();
  if (role === 'member') return null;
  return (
    <Tag tone={role === 'owner' ? 'warning' : 'accent'}>
      {text(role === 'owner' ? 'room.role.owner' : 'room.role.admin')}
    </Tag>
  );
}
