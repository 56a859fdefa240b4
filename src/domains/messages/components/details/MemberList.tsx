import type { Member } from '@livery/contract';
import { Avatar, ListHeading, LongList, PersonRow, Skeleton, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useMembers } from '../members/useMembers.ts';
import { PagedEnd } from '../PagedEnd.tsx';

function Role({ role }: Pick<Member, 'role'>) {
  const text = useText();
  if (role === 'member') return null;
  return (
    <Tag tone={role === 'owner' ? 'warning' : 'accent'}>
      {text(role === 'owner' ? 'room.role.owner' : 'room.role.admin')}
    </Tag>
  );
}

function MemberRow({ member }: { member: Member }) {
  const { id, nickname, avatar_thumbnail, role } = member;
  return (
    <PersonRow
      href={`/guest-page/${id}`}
      media={<Avatar size="md" name={nickname} src={avatar_thumbnail} />}
      title={nickname}
      meta={<Role role={role} />}
    />
  );
}

/** Who is in a group. */
export const MemberList = observer(function MemberList({ groupId }: { groupId: string }) {
  const text = useText();
  const heading = useId();
  const members = useMembers(groupId);
  const { list, status } = members;
  const isComing = list.length === 0 && (status === 'idle' || status === 'loading');
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('room.details.members')}</ListHeading>
      <LongList
        labelledBy={heading}
        busy={isComing}
        ids={list.map(({ id }) => id)}
        foot={isComing && <PersonRow media={<Skeleton shape="avatar" />} title={<Skeleton width="sm" />} />}
      >
        {(_, index) => list[index] && <MemberRow member={list[index]} />}
      </LongList>
      {!isComing && (
        <PagedEnd list={members} words={{ loading: 'room.file.loading', failed: 'room.media.failed' }} />
      )}
    </section>
  );
});
