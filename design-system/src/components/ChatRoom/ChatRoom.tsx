import { type ReactNode, useRef } from 'react';
import { foot } from '../Toast/foot.css.ts';
import { place, wallpaper } from './ChatRoom.css.ts';
import { useAboveKeyboard } from './useAboveKeyboard.ts';

export interface ChatRoomProps {
  /** An `AppBar`. */
  bar: ReactNode;
  /** Under the bar: what is pinned. */
  top?: ReactNode;
  /** The log; it scrolls by itself. */
  children: ReactNode;
  /** A `Composer`; a `DropHint` beside it lies over all of the room. */
  composer: ReactNode;
  /** A `RoomPane`. */
  pane?: ReactNode;
}

/**
 * A conversation on the brand's wallpaper: bar, `ChatLog` and `Composer` share the height that the keyboard leaves.
 * Beside a list of chats it is the `main` of a `SplitPane`. Under a pane that covers it the log keeps its place.
 */
export function ChatRoom({ bar, top, children, composer, pane }: ChatRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  useAboveKeyboard(room);
  return (
    <div ref={room} className="group/room relative flex h-dvh min-w-0 flex-col desktop:flex-row">
      <div
        className={`part-wallpaper flex min-h-0 min-w-0 flex-1 flex-col group-has-data-[pane=open]/room:invisible desktop:group-has-data-[pane=open]/room:visible ${wallpaper}`}
      >
        <div className="shrink-0 group-has-data-[pane=folded]/room:hidden">{bar}</div>
        {top}
        <div className={`relative flex min-h-0 flex-1 flex-col ${place}`}>{children}</div>
        <div className={`shrink-0 ${foot}`}>{composer}</div>
      </div>
      {pane}
    </div>
  );
}
