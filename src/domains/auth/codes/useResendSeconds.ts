import { useEffect, useState } from 'react';
import { secondsToResend } from './resend.ts';

/** Whole seconds until another code may be asked for; counts down by itself. The second value looks anew. */
export const useResendSeconds = (to: string): [number, () => void] => {
  const [seconds, setSeconds] = useState(() => secondsToResend(to));
  const isCounting = seconds > 0;
  const look = () => setSeconds(secondsToResend(to));
  useEffect(() => setSeconds(secondsToResend(to)), [to]);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setSeconds(secondsToResend(to)), 500);
    return () => clearInterval(timer);
  }, [isCounting, to]);
  return [seconds, look];
};
