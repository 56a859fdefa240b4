import type { Message } from '@livery/contract';
import {
  IconButton,
  MessageTools,
  type MessageToolsProps,
  MoreIcon,
  ReplyIcon,
  SmileIcon,
} from '@livery/design-system';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../../lib/intl/useText.ts';
import type { Point } from '../../../../lib/menu/useEarlyPress.ts';
import { toolContainerOf } from './rows.ts';
import { useHoveredRow } from './useHoveredRow.ts';
import type { MessageCommands } from './useMessageCommands.ts';

interface HoverToolsProps {
  box: RefObject<HTMLDivElement | null>;
  messageOf: (row: HTMLElement) => Message | undefined;
  commands: MessageCommands;
  onReact: (message: Message) => void;
  onMore: (row: HTMLElement, at: Point) => void;
}

/** Pixels that the tools take. */
const WIDTH = 144;

/** On the side of its line where a bubble leaves more room: on which it stands is the brand's to say. */
const placeOf = (row: HTMLElement, container: HTMLElement): Pick<MessageToolsProps, 'side' | 'at'> => {
  const [line, bubble] = [row.getBoundingClientRect(), container.getBoundingClientRect()];
  const [before, after] = [bubble.left - line.left, line.right - bubble.right];
  return {
    side: before > after ? 'own' : 'other',
    at: Math.max(before, after) >= WIDTH ? 'beside' : 'over',
  };
};

/** Beside the message under the mouse: what is done most often. */
export function HoverTools({ box, messageOf, commands, onReact, onMore }: HoverToolsProps) {
  const text = useText();
  const row = useHoveredRow(box);
  const container = row && toolContainerOf(row);
  const message = row && messageOf(row);
  if (!row || !container || !message) return null;
  const can = commands.can(message);
  return createPortal(
    <MessageTools {...placeOf(row, container)} label={text('room.tools')}>
      {can.react && (
        <IconButton
          icon={SmileIcon}
          label={text('room.react')}
          tone="subtle"
          onClick={() => onReact(message)}
        />
      )}
      {can.reply && (
        <IconButton
          icon={ReplyIcon}
          label={text('room.reply')}
          tone="subtle"
          onClick={() => commands.reply(message)}
        />
      )}
      <IconButton
        icon={MoreIcon}
        label={text('room.more')}
        tone="subtle"
        onClick={({ clientX: x, clientY: y }) => onMore(row, { x, y })}
      />
    </MessageTools>,
    container,
  );
}
