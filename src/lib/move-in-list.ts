import { isComposing } from '@livery/design-system';
import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys from a field into the rows under it, and through them; above the first row is the field again. `stops`: a selector of both.
 * Keys that choose among words of a composition, or come from elsewhere, move nothing.
 */
export const moveInList =
  (stops: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined || isComposing(event)) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? undefined : all[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
