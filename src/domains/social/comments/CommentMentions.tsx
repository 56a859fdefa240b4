import type { Author } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { MentionSuggestions } from '../../../lib/mentions/MentionSuggestions.tsx';
import type { MentionPicking } from '../../../lib/mentions/useMentionField.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import { PeopleToMention } from './people-to-mention.store.ts';

export interface CommentMentionsProps extends MentionPicking {
  /** Who is in the talk already, the nearest first. */
  talking: () => readonly Author[];
  place?: 'over' | 'under';
  onChoose: (person: Author) => void;
}

/** People whose name matches the text after an `@`. */
export const CommentMentions = observer(function CommentMentions(props: CommentMentionsProps) {
  const { talking, begun, onChoose, ...picking } = props;
  const text = useText();
  const nameOf = useNameOf();
  const { http, users } = useStores();
  const [search] = useState(() => new PeopleToMention({ http, me: users.id, talking }));
  useEffect(() => () => search.stop(), [search]);
  const query = begun?.query;
  useEffect(() => {
    if (query !== undefined) search.ask(query);
  }, [search, query]);
  const people = begun ? search.list : [];
  return (
    <MentionSuggestions
      {...picking}
      label={text('comments.mention.list')}
      people={people.map((person) => ({
        id: person.id,
        name: nameOf(person),
        username: person.username,
        avatar: person.avatar_thumbnail,
      }))}
      onChoose={(id) => {
        const person = people.find((one) => one.id === id);
        if (person) onChoose(person);
      }}
    />
  );
});
