import { SuggestionList } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useFieldPointer } from '../../../lib/mentions/useFieldPointer.ts';
import type { MentionPicking } from '../../../lib/mentions/useMentionField.ts';
import { usePickerKeys } from '../../../lib/mentions/usePickerKeys.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { counted } from '../../../lib/text/number.ts';
import { HashtagSearch } from '../draft/hashtag-search.ts';

interface TagSuggestionsProps extends MentionPicking {
  onChoose: (tag: string) => void;
}

/** Hashtags that others use, with their posts, under the field. */
export const TagSuggestions = observer(function TagSuggestions(props: TagSuggestionsProps) {
  const { field, begun, keys, onChoose, onDismiss } = props;
  const text = useText();
  const { http } = useStores();
  const [search] = useState(() => new HashtagSearch(http));
  const list = useId();
  useEffect(() => () => search.stop(), [search]);
  const query = begun?.query;
  useEffect(() => {
    if (query !== undefined) search.ask(query);
  }, [search, query]);
  const tags = begun ? search.beginningWith(begun.query) : [];
  const active = usePickerKeys({ ids: tags.map(({ name }) => name), keys, onChoose, onDismiss });
  useFieldPointer(field, list, active);
  if (tags.length === 0) return null;
  return (
    <SuggestionList
      id={list}
      label={text('publish.tags.list')}
      place="under"
      suggestions={tags.map(({ name, count }) => ({
        id: name,
        title: `#${name}`,
        detail: text('publish.tags.count', counted(count)),
      }))}
      active={active}
      onChoose={onChoose}
    />
  );
});
