import type { Group } from '@livery/contract';
import {
  CheckCheckIcon,
  EyeOffIcon,
  MailIcon,
  PersonRow,
  type SwipeAction,
  TrashIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useClockText } from '../../../../lib/text/useClockText.ts';
import { titleOf } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';
import { PartnerAvatar } from '../presence/PartnerAvatar.tsx';
import { ConversationMarks } from './ConversationMarks.tsx';
import { ConversationPreview } from './ConversationPreview.tsx';
import { isUnread, useConversationCommands } from './useConversationCommands.ts';

interface ConversationRowProps {
  id: string;
  selected: boolean;
  /** Asks before it is deleted. Without it nothing is done with the row but to open it. */
  onDelete?: (id: string) => void;
}

const useSwipe = () => {
  const text = useText();
  const commands = useConversationCommands();
  return (group: Group, onDelete: (id: string) => void): SwipeAction[] => [
    {
      id: 'unread',
      label: text(isUnread(group) ? 'chat.swipe.read' : 'chat.swipe.unread'),
      icon: isUnread(group) ? CheckCheckIcon : MailIcon,
      tone: 'accent',
      onSelect: () => commands.toggleUnread(group),
    },
    { id: 'hide', label: text('chat.hide'), icon: EyeOffIcon, onSelect: () => commands.hide(group) },
    {
      id: 'delete',
      label: text('chat.delete'),
      icon: TrashIcon,
      tone: 'danger',
      onSelect: () => onDelete(group.id),
    },
  ];
};

/** A conversation in the list. It reads its conversation itself: what is said in one draws one row. */
export const ConversationRow = observer(function ConversationRow({
  id,
  selected,
  onDelete,
}: ConversationRowProps) {
  const { moment } = useClockText();
  const swipe = useSwipe();
  const group = useChat().groups.get(id);
  if (!group) return null;
  return (
    <PersonRow
      href={`/room/${id}`}
      selected={selected}
      media={<PartnerAvatar size="lg" group={group} />}
      title={titleOf(group)}
      detail={<ConversationPreview group={group} isOpen={selected} />}
      meta={moment(group.update_at)}
      badge={<ConversationMarks group={group} />}
      {...(onDelete && { swipe: swipe(group, onDelete) })}
    />
  );
});
