import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import type { Point } from '../../../../lib/menu/useEarlyPress.ts';
import { useMenuEvents } from '../../../../lib/menu/useMenuEvents.ts';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import { titleOf } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';
import type { ConversationActionsProps } from './conversation-actions.ts';
import { useConversationCommands } from './useConversationCommands.ts';

const ConversationMenu = lazily(() => import('./ConversationMenu.tsx'), 'ConversationMenu', {
  failed: overlayFailed,
});
const DangerQuestion = lazily(() => import('../DangerQuestion.tsx'), 'DangerQuestion', {
  failed: overlayFailed,
});

interface Opened {
  id: string;
  at: Point;
  isOpen: boolean;
}

const ROOM = '/room/';

const rowAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(`a[href^="${ROOM}"]`)) || undefined;

const idOf = (row: HTMLElement): string => row.getAttribute('href')?.slice(ROOM.length) ?? '';

/** A key opens the menu without a point. */
const placeOf = (row: HTMLElement, at: Point): Point => {
  if (at.x > 0 || at.y > 0) return at;
  const { left, top, width, height } = row.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** What can be done with the conversations of the list: one menu, one question for all of them. */
export const ConversationActions = observer(function ConversationActions({
  box,
  asked,
  onAsk,
  early,
}: ConversationActionsProps) {
  const text = useText();
  const { groups } = useChat();
  const commands = useConversationCommands();
  const [menu, setMenu] = useState<Opened>();
  const [lastAsked, setLastAsked] = useState<string>();
  if (asked !== undefined && asked !== lastAsked) setLastAsked(asked);
  useMenuEvents(box, {
    rowAt,
    early,
    onOpen: (row, at) => setMenu({ id: idOf(row), at: placeOf(row, at), isOpen: true }),
  });
  const opened = menu && groups.get(menu.id);
  const inQuestion = groups.get(asked ?? lastAsked ?? '');
  return (
    <>
      {menu && opened && (
        <ConversationMenu
          group={opened}
          at={menu.at}
          open={menu.isOpen}
          commands={commands}
          onDelete={() => onAsk(menu.id)}
          onClose={() => setMenu({ ...menu, isOpen: false })}
        />
      )}
      {inQuestion && (
        <DangerQuestion
          title={text('chat.delete.title', { name: titleOf(inQuestion) })}
          text={text('chat.delete.text')}
          confirmLabel={text('chat.delete')}
          open={asked !== undefined}
          onConfirm={() => commands.erase(inQuestion)}
          onClose={() => onAsk(undefined)}
        />
      )}
    </>
  );
});
