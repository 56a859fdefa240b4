import { LIMITS } from '@livery/contract';
import { useEffect, useRef } from 'react';

interface TypedDigits {
  value: string;
  onChange: (value: string) => void;
  isOn: boolean;
}

const isField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement;

/** A keyboard types like the keys on the screen, wherever the focus is; a field that has it takes its own. */
export const useTypedDigits = ({ value, onChange, isOn }: TypedDigits): void => {
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { value: typed, onChange: change } = latest.current;
      if (/^\d$/.test(event.key) && typed.length < LIMITS.securityCodeLength) change(typed + event.key);
      else if (event.key === 'Backspace' && typed !== '') change(typed.slice(0, -1));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
};
