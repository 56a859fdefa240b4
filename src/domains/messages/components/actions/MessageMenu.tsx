import type { Message } from '@livery/contract';
import {
  CheckIcon,
  CopyIcon,
  PinIcon,
  ReplyIcon,
  SelectTextIcon,
  ShareIcon,
  SmileIcon,
  TrashIcon,
  UserIcon,
  WarningIcon,
} from '@livery/design-system';
import { type MenuEntry, PointMenu } from '@livery/design-system/menu';
import { useText } from '../../../../lib/intl/useText.ts';
import type { Point } from '../../../../lib/menu/useEarlyPress.ts';
import { QUICK_EMOJIS } from '../../reactions/reactions.model.ts';
import type { MessageDialogKind } from './MessageDialogs.tsx';
import type { MessageCommands } from './useMessageCommands.ts';

interface MessageMenuProps {
  message: Message;
  isPinned: boolean;
  at: Point;
  open: boolean;
  commands: MessageCommands;
  onAsk: (kind: MessageDialogKind) => void;
  onClose: () => void;
}

type Entry = Extract<MenuEntry, { kind: 'action' }>;

const useEntries = ({ message, isPinned, commands, onAsk }: MessageMenuProps): MenuEntry[] => {
  const text = useText();
  const can = commands.can(message);
  const entry = (id: string, isThere: boolean, look: Omit<Entry, 'kind' | 'id'>): Entry[] =>
    isThere ? [{ kind: 'action', id, ...look }] : [];
  const does = [
    ...entry('reply', can.reply, {
      icon: ReplyIcon,
      label: text('room.reply'),
      onSelect: () => commands.reply(message),
    }),
    ...entry('copy', can.copy, {
      icon: CopyIcon,
      label: text('room.copy'),
      onSelect: () => void commands.copy([message]),
    }),
    // A mouse selects where the words stand; a finger that stays there opens this menu.
    ...entry('words', can.copy && matchMedia('(pointer: coarse)').matches, {
      icon: SelectTextIcon,
      label: text('room.words'),
      onSelect: () => onAsk('words'),
    }),
    ...entry('pin', can.pin, {
      icon: PinIcon,
      label: text(isPinned ? 'room.unpin' : 'room.pin'),
      onSelect: () => (isPinned ? commands.unpin(message) : commands.pin(message)),
    }),
    ...entry('forward', can.forward, {
      icon: ShareIcon,
      label: text('room.forward'),
      onSelect: () => onAsk('forward'),
    }),
    ...entry('select', can.forward, {
      icon: CheckIcon,
      label: text('room.select'),
      onSelect: () => commands.select(message),
    }),
    ...entry('person', can.viewPerson, {
      icon: UserIcon,
      label: text('room.details.person'),
      onSelect: () => commands.viewPerson(message),
    }),
    ...entry('who', (message.emojis ?? []).length > 0, {
      icon: SmileIcon,
      label: text('room.emoji.who'),
      onSelect: () => onAsk('who'),
    }),
  ];
  const ends = [
    ...entry('report', can.report, {
      icon: WarningIcon,
      label: text('room.report'),
      onSelect: () => onAsk('report'),
    }),
    ...entry('retract', can.retract, {
      icon: TrashIcon,
      label: text('room.retract'),
      tone: 'danger',
      onSelect: () => commands.retract([message]),
    }),
  ];
  return does.length > 0 && ends.length > 0
    ? [...does, { kind: 'rule', id: 'end' }, ...ends]
    : [...does, ...ends];
};

/** What can be done with one message, with the six emoji that are offered first. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, at, open, commands, onAsk, onClose } = props;
  const text = useText();
  const entries = useEntries(props);
  const chosen = (message.emojis ?? []).flatMap(({ emoji, mine }) => (mine ? [emoji] : []));
  return (
    <PointMenu
      label={text('room.tools')}
      open={open}
      onClose={onClose}
      at={at}
      entries={entries}
      {...(commands.can(message).react && {
        emojis: {
          list: QUICK_EMOJIS,
          chosen,
          labelOf: (emoji) => text(chosen.includes(emoji) ? 'room.react.undo' : 'room.react.with', { emoji }),
          moreLabel: text('room.react.more'),
          onChoose: (emoji) => commands.react(message, emoji),
          onMore: () => onAsk('emoji'),
        },
      })}
    />
  );
}
