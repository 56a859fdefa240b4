import type { Group } from '@livery/contract';
import {
  BellIcon,
  BellOffIcon,
  CheckCheckIcon,
  EyeOffIcon,
  MailIcon,
  PinIcon,
  PinOffIcon,
  TrashIcon,
} from '@livery/design-system';
import { type MenuEntry, PointMenu } from '@livery/design-system/menu';
import { useText } from '../../../../lib/intl/useText.ts';
import type { Point } from '../../../../lib/menu/useEarlyPress.ts';
import { titleOf } from '../../../groups/index.ts';
import { type ConversationCommands, isUnread } from './useConversationCommands.ts';

interface ConversationMenuProps {
  group: Group;
  at: Point;
  open: boolean;
  commands: ConversationCommands;
  onDelete: () => void;
  onClose: () => void;
}

const useEntries = ({ group, commands, onDelete }: ConversationMenuProps): MenuEntry[] => {
  const text = useText();
  return [
    {
      kind: 'action',
      id: 'top',
      icon: group.on_top ? PinOffIcon : PinIcon,
      label: text(group.on_top ? 'chat.off_top' : 'chat.to_top'),
      onSelect: () => commands.toggleOnTop(group),
    },
    {
      kind: 'action',
      id: 'mute',
      icon: group.muted ? BellIcon : BellOffIcon,
      label: text(group.muted ? 'chat.unmute' : 'chat.mute'),
      onSelect: () => commands.toggleMuted(group),
    },
    {
      kind: 'action',
      id: 'unread',
      icon: isUnread(group) ? CheckCheckIcon : MailIcon,
      label: text(isUnread(group) ? 'chat.mark_read' : 'chat.mark_unread'),
      onSelect: () => commands.toggleUnread(group),
    },
    { kind: 'rule', id: 'end' },
    {
      kind: 'action',
      id: 'hide',
      icon: EyeOffIcon,
      label: text('chat.hide'),
      onSelect: () => commands.hide(group),
    },
    {
      kind: 'action',
      id: 'delete',
      icon: TrashIcon,
      label: text('chat.delete'),
      tone: 'danger',
      onSelect: onDelete,
    },
  ];
};

/** What can be done with one conversation of the list. */
export function ConversationMenu(props: ConversationMenuProps) {
  const text = useText();
  return (
    <PointMenu
      label={text('chat.actions', { name: titleOf(props.group) })}
      open={props.open}
      onClose={props.onClose}
      at={props.at}
      entries={useEntries(props)}
    />
  );
}
