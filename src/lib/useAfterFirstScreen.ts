import { useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';

let isOver = false;

/** True once the first screen is over: what only fingers need loads from then on. */
export const useAfterFirstScreen = (): boolean => {
  const [known, setKnown] = useState(isOver);
  useEffect(() => {
    void afterFirstScreen().then(() => {
      isOver = true;
      setKnown(true);
    });
  }, []);
  return known;
};
