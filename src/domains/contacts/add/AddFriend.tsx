import { List, ListRow, QrCodeIcon, ScanIcon, SearchField, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { AddButton } from '../components/AddButton.tsx';
import { PersonFound } from '../components/PersonFound.tsx';
import type { People } from '../people.ts';
import { PersonSearch } from '../person-search.store.ts';

export type AddStep = 'scan' | 'code';

interface AddFriendProps {
  people: People;
  onStep: (step: AddStep) => void;
}

/** Finds somebody by account ID, invite code or QR code. */
export const AddFriend = observer(function AddFriend({ people, onStep }: AddFriendProps) {
  const text = useText();
  const { http } = useStores();
  const [search] = useState(() => new PersonSearch(http, { alsoByCode: true }));
  return (
    <Stack gap="md" padY="md">
      <Stack padX="page">
        <SearchField
          label={text('friends.add.search')}
          clearLabel={text('contacts.search.clear')}
          value={search.text}
          maxLength={40}
          onChange={(words) => search.type(words)}
        />
      </Stack>
      {search.state.status === 'idle' ? (
        <List label={text('friends.add.ways')}>
          <ListRow
            icon={ScanIcon}
            title={text('friends.scan')}
            detail={text('friends.scan.text')}
            leads
            onClick={() => onStep('scan')}
          />
          <ListRow
            icon={QrCodeIcon}
            title={text('friends.code')}
            detail={text('friends.code.text')}
            leads
            onClick={() => onStep('code')}
          />
        </List>
      ) : (
        <PersonFound
          search={search}
          action={(person) => <AddButton person={person} contacts={people.contacts} />}
        />
      )}
    </Stack>
  );
});
