import type { RefObject } from 'react';
import { useKeys } from '../keys/useKeys.ts';
import type { Desk } from './desk.ts';

/** A lets be, R asks for the reason, J and K go on and back. */
export const useDeskKeys = (
  desk: Pick<Desk, 'accept' | 'step'>,
  reason: RefObject<HTMLInputElement | null>,
): void =>
  useKeys({
    a: () => void desk.accept(),
    j: () => desk.step(1),
    k: () => desk.step(-1),
    r: () => reason.current?.focus(),
  });
