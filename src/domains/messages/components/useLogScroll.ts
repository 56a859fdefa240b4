import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So close to the foot counts as being there; so close to the top asks for what is older. Pixels. */
const FOOT = 48;
const TOP = 600;

interface LogScroll {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** The newest message is before the person's eyes. */
  isAtFoot: boolean;
  toFoot: () => void;
}

/**
 * Keeps a log's place: at the foot it stays at the foot, elsewhere what is shown stays where it is while older
 * messages come in above. `rows` changes with every message, `firstKey` when older ones came.
 */
export const useLogScroll = (rows: unknown, firstKey: string | undefined, onTop: () => void): LogScroll => {
  const ref = useRef<HTMLDivElement>(null);
  const isHeld = useRef(true);
  const before = useRef({ firstKey, height: 0 });
  const [isAtFoot, setAtFoot] = useState(true);

  const toFoot = useCallback(() => {
    isHeld.current = true;
    setAtFoot(true);
    ref.current?.scrollTo({ top: ref.current.scrollHeight, behavior: 'instant' });
  }, []);

  const onScroll = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    isHeld.current = box.scrollHeight - box.scrollTop - box.clientHeight < FOOT;
    setAtFoot(isHeld.current);
    if (box.scrollTop < TOP) onTop();
  }, [onTop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are what moves the log
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    if (isHeld.current) box.scrollTop = box.scrollHeight;
    else if (before.current.firstKey !== firstKey) box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { firstKey, height: box.scrollHeight };
    if (box.scrollTop < TOP) onTop();
  }, [rows, firstKey, onTop]);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    // The keyboard, a growing composer or a turned phone changes the box: its foot stays in sight.
    const watcher = new ResizeObserver(() => {
      if (isHeld.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);

  return { ref, onScroll, isAtFoot, toFoot };
};
