import { useEffect, useState } from 'react';
import { quiet } from './quiet.ts';

/** After this many milliseconds of rest nobody's first screen is kept waiting. */
const LATEST = 5_000;

let isTouched = false;

/** True after the first finger, or some seconds after the first screen: what only fingers need loads from then on. */
export const useTouched = (): boolean => {
  const [touched, setTouched] = useState(isTouched);
  useEffect(() => {
    if (touched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const note = () => {
      isTouched = true;
      setTouched(true);
    };
    addEventListener('touchstart', note, { passive: true, once: true });
    void quiet().then(() => {
      if (isWanted) timer = setTimeout(note, LATEST);
    });
    return () => {
      isWanted = false;
      removeEventListener('touchstart', note);
      clearTimeout(timer);
    };
  }, [touched]);
  return touched;
};
