import type { Group } from '@livery/contract';
import { Avatar, Badge, PersonRow, Text, VisuallyHidden } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useClockText } from '../../../lib/text/useClockText.ts';
import { kindOf } from '../message.model.ts';
import { useChat } from '../useChat.ts';

/** Counts above this are told as "99+". */
const MOST = 99;

/** The begun draft, or the last message. */
const Preview = observer(function Preview({ group }: { group: Group }) {
  const text = useText();
  const { users } = useStores();
  const draft = useChat().drafts.of(group.id);
  if (draft.trim() !== '') {
    return (
      <>
        <Text tone="danger">{text('chat.draft')}</Text> {draft}
      </>
    );
  }
  const last = group.last_unblock_message;
  if (!last) return null;
  const kind = kindOf(last);
  const words = kind === undefined ? last.text : text(kind);
  return last.user_id === users.id ? text('chat.mine', { words }) : words;
});

/** A conversation in the list. */
export const ConversationRow = observer(function ConversationRow({
  group,
  selected,
}: {
  group: Group;
  selected: boolean;
}) {
  const text = useText();
  const { moment } = useClockText();
  const unread = group.unread > MOST ? `${MOST}+` : String(group.unread);
  return (
    <PersonRow
      href={`/room/${group.id}`}
      selected={selected}
      media={<Avatar size="lg" name={group.display_name} src={group.icon} />}
      title={group.display_name}
      detail={<Preview group={group} />}
      meta={moment(group.update_at)}
      badge={
        group.unread > 0 && (
          <>
            <Badge>{unread}</Badge>
            <VisuallyHidden>{text('chat.unread', { count: group.unread })}</VisuallyHidden>
          </>
        )
      }
    />
  );
});
