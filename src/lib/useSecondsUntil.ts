import { useEffect, useState } from 'react';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Whole seconds until `time` (milliseconds since 1970), 0 afterwards; counts down by itself. */
export const useSecondsUntil = (time: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(time));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
};
