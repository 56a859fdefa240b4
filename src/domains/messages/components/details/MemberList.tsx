import type { Member } from '@livery/contract';
import { Avatar, Box, Button, List, ListHeading, PersonRow, Skeleton, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useMembers } from './useMembers.ts';

function Role({ role }: Pick<Member, 'role'>) {
  const text = useText();
  if (role === 'member') return null;
  return (
    <Tag tone={role === 'owner' ? 'warning' : 'accent'}>
      {text(role === 'owner' ? 'room.role.owner' : 'room.role.admin')}
    </Tag>
  );
}

/** Who is in a group. */
export const MemberList = observer(function MemberList({ groupId }: { groupId: string }) {
  const text = useText();
  const heading = useId();
  const members = useMembers(groupId);
  const { list, status } = members;
  const isComing = status === 'idle' || status === 'loading';
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('room.details.members')}</ListHeading>
      <List labelledBy={heading} busy={isComing}>
        {list.map(({ id, nickname, avatar_thumbnail, role }) => (
          <PersonRow
            key={id}
            href={`/guest-page/${id}`}
            media={<Avatar size="md" name={nickname} src={avatar_thumbnail} />}
            title={nickname}
            meta={<Role role={role} />}
          />
        ))}
        {isComing && <PersonRow media={<Skeleton shape="avatar" />} title={<Skeleton width="sm" />} />}
      </List>
      {(status === 'ready' || status === 'failed') && (
        <Box padX="page" padY="sm">
          <Button tone="ghost" block onClick={() => (status === 'failed' ? members.retry() : members.more())}>
            {text(status === 'failed' ? 'chat.error.retry' : 'room.details.more')}
          </Button>
        </Box>
      )}
    </section>
  );
});
