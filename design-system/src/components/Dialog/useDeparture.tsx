import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Departure {
  /** For Radix: false while the exit movement plays, though the owner still says open. */
  isOpen: boolean;
  /** Begins the exit movement. */
  leave: () => void;
  /** Stands inside what leaves. */
  mark: ReactNode;
}

/** Called when it is unmounted: once the exit animation has ended, at once without one. */
function Mark({ onGone }: { onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => () => gone(), []);
  return null;
}

/**
 * What a person closes moves away first; `onClose` comes after. Owners that render `open &&` take the element away at
 * once, and nothing would be seen of the movement.
 */
export function useDeparture(open: boolean, onClose: () => void): Departure {
  const [isLeaving, setLeaving] = useState(false);
  // The effect of what goes reads the last commit, not the render that it began with.
  const leaving = useRef(false);
  const leave = () => {
    leaving.current = true;
    setLeaving(true);
  };
  const handleGone = () => {
    if (!leaving.current) return;
    leaving.current = false;
    setLeaving(false);
    onClose();
  };
  return { isOpen: open && !isLeaving, leave, mark: <Mark onGone={handleGone} /> };
}
