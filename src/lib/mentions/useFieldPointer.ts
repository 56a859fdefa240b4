import { suggestionId } from '@livery/design-system';
import { type RefObject, useEffect } from 'react';

/** The field names the active row (`aria-activedescendant`): it keeps the focus, and belongs to another chunk. */
export const useFieldPointer = (
  field: RefObject<HTMLTextAreaElement | null>,
  list: string,
  active: string | undefined,
): void => {
  useEffect(() => {
    const element = field.current;
    if (!element || active === undefined) return;
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-controls', list);
    element.setAttribute('aria-activedescendant', suggestionId(list, active));
    return () => {
      for (const name of ['autocomplete', 'controls', 'activedescendant'])
        element.removeAttribute(`aria-${name}`);
    };
  }, [field, list, active]);
};
