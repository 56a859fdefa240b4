import type { Group } from '@livery/contract';
import { Avatar, Badge, PersonRow, Text, VisuallyHidden } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { countText } from '../../../lib/text/count-text.ts';
import { useClockText } from '../../../lib/text/useClockText.ts';
import { kindOf } from '../message.model.ts';
import { useChat } from '../useChat.ts';

/** The begun draft, or the last message; what is begun in the open room stands in its composer. */
const Preview = observer(function Preview({ group, isOpen }: { group: Group; isOpen: boolean }) {
  const text = useText();
  const { users } = useStores();
  const { drafts } = useChat();
  const draft = isOpen ? '' : drafts.of(group.id);
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

/** A conversation in the list. It reads its conversation itself: what is said in one draws one row. */
export const ConversationRow = observer(function ConversationRow({
  id,
  selected,
}: {
  id: string;
  selected: boolean;
}) {
  const text = useText();
  const { moment } = useClockText();
  const group = useChat().groups.get(id);
  if (!group) return null;
  const unread = countText(group.unread);
  return (
    <PersonRow
      href={`/room/${id}`}
      selected={selected}
      media={<Avatar size="lg" name={group.display_name} src={group.icon} />}
      title={group.display_name}
      detail={<Preview group={group} isOpen={selected} />}
      meta={moment(group.update_at)}
      badge={
        group.unread > 0 && (
          <>
            <Badge>{unread}</Badge>
            <VisuallyHidden>{text('chat.unread', { count: unread })}</VisuallyHidden>
          </>
        )
      }
    />
  );
});
