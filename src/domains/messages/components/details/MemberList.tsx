import { LIMITS, type Member } from '@livery/contract';
import { ListHeading, PersonRow } from '@livery/design-system';
import { useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useNameOf } from '../../../users/index.ts';
import { MemberAvatar } from '../members/MemberAvatar.tsx';
import { MemberRole } from '../members/MemberRole.tsx';
import { SearchedMembers } from '../members/SearchedMembers.tsx';

interface MemberListProps {
  groupId: string;
  count: number;
  onOpen: (member: Member) => void;
}

/** Who is in a group, and what they are there. */
export function MemberList({ groupId, count, onOpen }: MemberListProps) {
  const text = useText();
  const nameOf = useNameOf();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>
        {text('room.details.members_of', { count, most: LIMITS.groupMembers })}
      </ListHeading>
      <SearchedMembers groupId={groupId} count={count} labelledBy={heading}>
        {(member) => (
          <PersonRow
            onClick={() => onOpen(member)}
            media={<MemberAvatar person={member} />}
            title={nameOf(member)}
            meta={<MemberRole role={member.role} />}
          />
        )}
      </SearchedMembers>
    </section>
  );
}
