import type { Group } from '@livery/contract';
import { SearchField, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { LazyPersonFound, PersonSearch } from '../../../contacts/index.ts';
import { Problem } from './Problem.tsx';
import { useBlocking } from './useBlocking.tsx';

/** Blocks anybody from the group, in it or not, by their whole account ID. */
export const BlockById = observer(function BlockById({ group, onEnd }: { group: Group; onEnd: () => void }) {
  const text = useText();
  const { http } = useStores();
  const { pick, question, sending } = useBlocking(group, onEnd);
  const [search] = useState(() => new PersonSearch(http));
  useEffect(() => () => search.clear(), [search]);
  return (
    <Stack gap="sm" padY="sm">
      <Problem of={sending} />
      <SearchField
        label={text('group.blocks.id')}
        clearLabel={text('chat.search.clear')}
        value={search.text}
        maxLength={40}
        onChange={(value) => search.type(value)}
      />
      <LazyPersonFound search={search} onChoose={pick} />
      {question}
    </Stack>
  );
});
