import { Avatar, SuggestionList } from '@livery/design-system';
import { useId } from 'react';
import { useFieldPointer } from './useFieldPointer.ts';
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
  place?: 'over' | 'under';
  people: readonly MentionSuggestion[];
  onChoose: (id: string) => void;
}

/** People whose name matches the text after an `@`, over the line that it is written on. */
export function MentionSuggestions(props: MentionSuggestionsProps) {
  const { label, place = 'over', people, field, keys, onChoose, onDismiss } = props;
  const list = useId();
  const active = usePickerKeys({ ids: people.map(({ id }) => id), keys, onChoose, onDismiss });
  useFieldPointer(field, list, active);
  if (people.length === 0) return null;
  return (
    <SuggestionList
      id={list}
      label={label}
      place={place}
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
