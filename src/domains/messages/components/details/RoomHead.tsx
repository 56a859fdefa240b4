import { ChatType, type Group } from '@livery/contract';
import { Avatar, EditIcon, Heading, IconButton, Inline, Stack, Text } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { useTitleOf } from '../../../groups/index.ts';

/** With whom a conversation is; of a group also what it says about itself. */
export function RoomHead({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const text = useText();
  const title = useTitleOf()(group);
  const isGroup = group.type === ChatType.GROUP;
  const mayEdit = isGroup && group.user_auth.permissions.includes('change_info');
  return (
    <Stack gap="xs" align="center" padX="page">
      <Avatar size="xl" name={title} src={group.icon} />
      <Inline gap="xs" align="center" justify="center">
        <Heading level={3} size="title">
          {title}
        </Heading>
        {mayEdit && (
          <IconButton icon={EditIcon} tone="subtle" label={text('room.group.edit')} onClick={onEdit} />
        )}
      </Inline>
      <Text size="footnote" tone="secondary">
        {isGroup
          ? text('room.members', { count: group.member_count })
          : text('person.id', { id: group.partner?.username ?? '' })}
      </Text>
      {group.description && (
        <Text as="p" size="footnote" wrap="pre">
          {group.description}
        </Text>
      )}
    </Stack>
  );
}
