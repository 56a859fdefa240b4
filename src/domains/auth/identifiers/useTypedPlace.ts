import { useEffect, useState } from 'react';
import type { IdentifierText } from './identifier.model.ts';

/** ms without a key until the address follows. */
const REST = 400;

/**
 * A place that shows what is typed at once and carries it into the address when the fingers rest: browsers refuse an
 * address that changes with each key (Safari after a hundred in half a minute).
 */
export const useTypedPlace = <Place extends IdentifierText>(
  written: Place,
  onMove: (place: Place) => void,
) => {
  const [typed, setTyped] = useState<Partial<IdentifierText>>();
  const place: Place = { ...written, ...typed };
  const settle = () => {
    if (!typed) return;
    onMove(place);
    setTyped(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a key starts the wait anew
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(settle, REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    place,
    type: (change: Partial<IdentifierText>) => setTyped({ ...typed, ...change }),
    /** Writes what is typed at once: when the person goes on, so that the way back finds it. */
    settle,
  };
};
