import type { Member } from '@livery/contract';
import { Avatar, ListHeading, PersonRow, Tag } from '@livery/design-system';
import { useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useNameOf } from '../../../users/index.ts';
import { SearchedMembers } from '../members/SearchedMembers.tsx';

function Role({ role }: Pick<Member, 'role'>) {
  const text = useText();
  if (role === 'member') return null;
  return (
    <Tag tone={role === 'owner' ? 'warning' : 'accent'}>
      {text(role === 'owner' ? 'room.role.owner' : 'room.role.admin')}
    </Tag>
  );
}

/** Who is in a group, and what they are there. */
export function MemberList({ groupId, count }: { groupId: string; count: number }) {
  const text = useText();
  const nameOf = useNameOf();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('room.details.members')}</ListHeading>
      <SearchedMembers groupId={groupId} count={count} labelledBy={heading}>
        {(member) => (
          <PersonRow
            href={`/guest-page/${member.id}`}
            media={<Avatar size="md" name={nameOf(member)} src={member.avatar_thumbnail} />}
            title={nameOf(member)}
            meta={<Role role={member.role} />}
          />
        )}
      </SearchedMembers>
    </section>
  );
}
