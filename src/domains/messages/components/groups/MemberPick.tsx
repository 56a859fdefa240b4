import type { Group, Member } from '@livery/contract';
import { Avatar, PersonRow, Stack } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { MemberRole } from '../members/MemberRole.tsx';
import { SearchedMembers } from '../members/SearchedMembers.tsx';
import { Hint } from './Hint.tsx';

interface MemberPickProps {
  group: Group;
  /** What for. */
  hint: string;
  /** Of the others; without it all of them. */
  isPickable?: (member: Member) => boolean;
  onPick: (member: Member) => void;
}

/** One of the members of a group, oneself never. */
export function MemberPick({ group, hint, isPickable = () => true, onPick }: MemberPickProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  return (
    <Stack gap="xs" padY="sm">
      <Hint>{hint}</Hint>
      <SearchedMembers groupId={group.id} count={group.member_count} label={text('room.details.members')}>
        {(member) => (
          <PersonRow
            disabled={member.id === users.id || !isPickable(member)}
            onClick={() => onPick(member)}
            media={<Avatar size="md" name={nameOf(member)} src={member.avatar_thumbnail} />}
            title={nameOf(member)}
            meta={<MemberRole role={member.role} />}
          />
        )}
      </SearchedMembers>
    </Stack>
  );
}
