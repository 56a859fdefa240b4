import { useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';

let isOver = false;
let end: Promise<void> | undefined;

/** True once the first screen is over: what only fingers need loads from then on. */
export const useAfterFirstScreen = (): boolean => {
  const [known, setKnown] = useState(isOver);
  useEffect(() => {
    if (known) return undefined;
    let isWanted = true;
    end ??= afterFirstScreen().then(() => {
      isOver = true;
    });
    void end.then(() => isWanted && setKnown(true));
    return () => {
      isWanted = false;
    };
  }, [known]);
  return known;
};
