import { ChatType, type Group } from '@livery/contract';
import { Avatar, Heading, Stack, Text } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { useTitleOf } from '../../../groups/index.ts';
import type { PaneKind } from '../usePane.ts';
import { MemberList } from './MemberList.tsx';
import { OwnSettings } from './OwnSettings.tsx';
import { RoomTools } from './RoomTools.tsx';

interface RoomDetailsProps {
  group: Group;
  /** Opens what was said or shared in it. */
  onPane: (kind: PaneKind) => void;
}

/** What a conversation is, beside what is said in it: with whom, how it stands in one's list, who is in it. */
export function RoomDetails({ group, onPane }: RoomDetailsProps) {
  const text = useText();
  const titleOf = useTitleOf();
  const isGroup = group.type === ChatType.GROUP;
  return (
    <Stack gap="md" padY="md">
      <Stack gap="xs" align="center" padX="page">
        <Avatar size="xl" name={titleOf(group)} src={group.icon} />
        <Heading level={3} size="title">
          {titleOf(group)}
        </Heading>
        <Text size="footnote" tone="secondary">
          {isGroup
            ? text('room.members', { count: group.member_count })
            : text('person.id', { id: group.partner?.username ?? '' })}
        </Text>
      </Stack>
      <RoomTools group={group} onPane={onPane} />
      <OwnSettings group={group} />
      {isGroup && <MemberList key={group.id} groupId={group.id} count={group.member_count} />}
    </Stack>
  );
}
