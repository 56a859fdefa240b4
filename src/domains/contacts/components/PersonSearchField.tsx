import { SearchField, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { PersonSearch } from '../person-search.store.ts';

/** Where somebody is looked for by an ID or a code. */
export const PersonSearchField = observer(function PersonSearchField({
  search,
  label,
}: {
  search: PersonSearch;
  label: MessageId;
}) {
  const text = useText();
  return (
    <Stack padX="page">
      <SearchField
        label={text(label)}
        clearLabel={text('contacts.search.clear')}
        value={search.text}
        maxLength={40}
        onChange={(words) => search.type(words)}
      />
    </Stack>
  );
});
