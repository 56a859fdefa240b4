import { useEffect, useState } from 'react';
import type { IdentifierText } from './identifier.model.ts';

/** ms without a key until the address follows. */
const REST = 400;

/**
 * Params of a form that show what is typed at once and reach the address when the typing rests: browsers refuse an
 * address that changes with each key (Safari after a hundred in half a minute).
 */
export const useDebouncedParams = <Params extends IdentifierText>(
  written: Params,
  onMove: (params: Params) => void,
) => {
  const [typed, setTyped] = useState<Partial<IdentifierText>>();
  const params: Params = { ...written, ...typed };
  const settle = () => {
    if (!typed) return;
    onMove(params);
    setTyped(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a key starts the wait anew
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(settle, REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    params,
    type: (change: Partial<IdentifierText>) => setTyped({ ...typed, ...change }),
    /** Writes what is typed without delay: before the next step, so that going back finds it. */
    settle,
  };
};
