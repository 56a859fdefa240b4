import { Avatar, SuggestionList, suggestionId } from '@livery/design-system';
import { type RefObject, useEffect, useId } from 'react';
import type { MentionPicking } from './useMentionField.ts';
import { usePickerKeys } from './usePickerKeys.ts';

export interface MentionSuggestion {
  id: string;
  name: string;
  username: string;
  avatar: string;
}

interface MentionSuggestionsProps extends Omit<MentionPicking, 'begun'> {
  label: string;
  people: readonly MentionSuggestion[];
  onChoose: (id: string) => void;
}

/** The field names the active row (`aria-activedescendant`): it keeps the focus, and belongs to another chunk. */
const usePointer = (
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

/** People whose name matches the text after an `@`, over the line that it is written on. */
export function MentionSuggestions(props: MentionSuggestionsProps) {
  const { label, people, field, keys, onChoose, onDismiss } = props;
  const list = useId();
  const active = usePickerKeys({ ids: people.map(({ id }) => id), keys, onChoose, onDismiss });
  usePointer(field, list, active);
  if (people.length === 0) return null;
  return (
    <SuggestionList
      id={list}
      label={label}
      suggestions={people.map(({ id, name, username, avatar }) => ({
        id,
        title: name,
        detail: username,
        media: <Avatar size="sm" name={name} src={avatar} />,
      }))}
      active={active}
      onChoose={onChoose}
    />
  );
}
