import { useEffect, useEffectEvent, useState } from 'react';
import { type Drag, DragWatcher } from './drag-watcher.ts';

/** Puts tiles in another order by drag; nothing moves in the document until the tile is let go of. */
export const useDragOrder = (
  list: HTMLElement | null,
  onMove: (id: string, to: number) => void,
): Drag | undefined => {
  const [drag, setDrag] = useState<Drag>();
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (!list) return;
    const watcher = new DragWatcher(list, { onDrag: setDrag, onDrop: ({ id, to }) => move(id, to) });
    return () => watcher.stop();
  }, [list]);
  return drag;
};
