import { LIMITS } from '@livery/contract';
import { type RefObject, useEffect, useRef } from 'react';

interface TypedDigits {
  value: string;
  onChange: (value: string) => void;
  isOn: boolean;
}

/** A field takes its own keys, and so does what lies over the sheet. */
const isElsewhere = (target: EventTarget | null, place: Element | null): boolean => {
  if (target instanceof HTMLInputElement) return true;
  const over = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]');
  return over instanceof Element && !over.contains(place);
};

/** A keyboard types like the keys on the screen, wherever in the sheet the focus is. Returns what belongs to something in the sheet. */
export const useTypedDigits = <Place extends Element>({
  value,
  onChange,
  isOn,
}: TypedDigits): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (isElsewhere(event.target, place.current) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { value: typed, onChange: change } = latest.current;
      if (/^\d$/.test(event.key) && typed.length < LIMITS.securityCodeLength) change(typed + event.key);
      else if (event.key === 'Backspace' && typed !== '') change(typed.slice(0, -1));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
  return place;
};
