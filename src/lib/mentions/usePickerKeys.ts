import { isComposing } from '@livery/design-system';
import { useLayoutEffect, useState } from 'react';
import type { FieldKey, MentionPicking } from './useMentionField.ts';

interface PickerKeys extends Pick<MentionPicking, 'keys' | 'onDismiss'> {
  ids: readonly string[];
  onChoose: (id: string) => void;
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go through the rows and around, Enter and Tab take one, Escape takes none; returns which one they have come to. */
export const usePickerKeys = ({ ids, keys, onChoose, onDismiss }: PickerKeys): string | undefined => {
  const [wanted, setWanted] = useState<string>();
  const active = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0];
  const handle = (event: FieldKey) => {
    if (active === undefined || isComposing(event) || event.shiftKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) setWanted(ids.at((ids.indexOf(active) + step) % ids.length));
    else if (event.key === 'Enter' || event.key === 'Tab') onChoose(active);
    else if (event.key === 'Escape') onDismiss();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useLayoutEffect(() => {
    keys.current = handle;
    return () => {
      keys.current = undefined;
    };
  });
  return active;
};
