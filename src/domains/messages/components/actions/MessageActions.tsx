import { isNotice, type Message } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { feel } from '../../../../lib/haptics/feel.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import type { Point } from '../../../../lib/menu/useEarlyPress.ts';
import { useMenuEvents } from '../../../../lib/menu/useMenuEvents.ts';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useSelectionEvents } from '../selection/useSelectionEvents.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { DragToReply } from './DragToReply.tsx';
import { HoverTools } from './HoverTools.tsx';
import { type MessageDialog, MessageDialogs } from './MessageDialogs.tsx';
import type { MessageActionsProps } from './message-actions.ts';
import { idOfRow, rowAt } from './rows.ts';
import { useMessageCommands } from './useMessageCommands.ts';
import { type RowKey, useRowKeys } from './useRowKeys.ts';

const MessageMenu = lazily(() => import('./MessageMenu.tsx'), 'MessageMenu', { failed: overlayFailed });

interface Opened {
  message: Message;
  at: Point;
  isOpen: boolean;
}

const middleOf = (row: HTMLElement): Point => {
  const { left, top, width, height } = (row.querySelector('[data-bubble]') ?? row).getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(height, 40) };
};

/** Words that are selected, and an address, have the browser's own menu. */
const keepsOwnMenu = (target: EventTarget | null): boolean =>
  getSelection()?.isCollapsed === false || (target instanceof Element && target.closest('a') !== null);

/** What can be done with the messages of a log: one menu, one set of tools, one set of keys for all of them. */
export const MessageActions = observer(function MessageActions({
  room,
  group,
  box,
  early,
}: MessageActionsProps) {
  const commands = useMessageCommands(room, group);
  const [menu, setMenu] = useState<Opened>();
  const [dialog, setDialog] = useState<MessageDialog>();
  const messageOf = (row: HTMLElement) => room.find(idOfRow(row));
  const { selection } = room;
  const toggle = (row: HTMLElement) => {
    const message = messageOf(row);
    if (message && !isNotice(message)) commands.select(message);
  };
  const open = (row: HTMLElement, at: Point) => {
    if (selection.isOn) return toggle(row);
    const message = messageOf(row);
    if (message && Object.values(commands.can(message)).includes(true))
      setMenu({ message, at, isOpen: true });
  };
  const handleKey = (key: RowKey, row: HTMLElement) => {
    const message = messageOf(row);
    if (!message) return;
    const can = commands.can(message);
    if (key === 'Enter') open(row, middleOf(row));
    else if (key === 'r' && can.reply) commands.reply(message);
    else if (key === 'c' && can.copy) void commands.copy([message]);
    else if (key === 'p' && can.pin) {
      if (room.pins.has(message.id)) commands.unpin(message);
      else commands.pin(message);
    }
  };
  const { users } = useStores();
  const mayReply = (row: HTMLElement) => {
    const message = selection.isOn ? undefined : messageOf(row);
    return message !== undefined && commands.can(message).reply;
  };
  const reply = (row: HTMLElement) => {
    const message = messageOf(row);
    if (message) commands.reply(message);
  };
  useMenuEvents(box, { rowAt, onOpen: open, isBrowsers: keepsOwnMenu, early });
  useRowKeys(box, handleKey);
  useSelectionEvents(box, { isOn: selection.isOn, onToggle: toggle, onEnd: () => selection.clear() });
  return (
    <>
      {!selection.isOn && (
        <HoverTools
          box={box}
          messageOf={messageOf}
          commands={commands}
          onReact={(message) => setDialog({ kind: 'emoji', message, isOpen: true })}
          onMore={open}
        />
      )}
      <DragToReply box={box} accepts={mayReply} onFar={() => feel('far', users.me)} onReply={reply} />
      <Shortcuts />
      {menu && (
        <MessageMenu
          message={menu.message}
          isPinned={room.pins.has(menu.message.id)}
          at={menu.at}
          open={menu.isOpen}
          commands={commands}
          onAsk={(kind) => setDialog({ kind, message: menu.message, isOpen: true })}
          onClose={() => setMenu({ ...menu, isOpen: false })}
        />
      )}
      {dialog && (
        <MessageDialogs
          dialog={dialog}
          commands={commands}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </>
  );
});
