import type { RefObject } from 'react';
import { useKeys } from '../keys/useKeys.ts';
import type { Desk } from './desk.ts';

/** A lets be, R asks for the reason, J and K go on and back. */
export const useDeskKeys = (
  desk: Pick<Desk, 'accept' | 'step'>,
  reason: RefObject<HTMLInputElement | null>,
): void => {
  // At its ends too they are the desk's: not those of a table beside it.
  const done = (act: () => unknown) => () => {
    act();
    return true;
  };
  useKeys({
    a: done(() => desk.accept()),
    j: done(() => desk.step(1)),
    k: done(() => desk.step(-1)),
    r: done(() => reason.current?.focus()),
  });
};
