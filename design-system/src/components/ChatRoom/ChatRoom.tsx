import type { ReactNode } from 'react';
import { wallpaper } from './ChatRoom.css.ts';

export interface ChatRoomProps {
  /** An `AppBar`. */
  bar: ReactNode;
  /** The log; it scrolls by itself. */
  children: ReactNode;
  /** A `Composer`. */
  composer: ReactNode;
}

/** A conversation on the brand's wallpaper; as high as the screen that the keyboard leaves. */
export function ChatRoom({ bar, children, composer }: ChatRoomProps) {
  return (
    <div className={`flex h-dvh min-w-0 flex-col ${wallpaper}`}>
      {bar}
      <div className="relative flex min-h-0 flex-1 flex-col">{children}</div>
      {composer}
    </div>
  );
}
