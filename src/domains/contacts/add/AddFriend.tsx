import { parseShareCode } from '@livery/contract';
import { List, ListRow, QrCodeIcon, ScanIcon, Stack, UsersIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { joinPath } from '../../../lib/join-link.ts';
import { AddButton } from '../components/AddButton.tsx';
import { PersonFound } from '../components/PersonFound.tsx';
import { PersonSearchField } from '../components/PersonSearchField.tsx';
import type { People } from '../people.ts';
import type { PersonSearch } from '../person-search.store.ts';

export type AddStep = 'scan' | 'code';

interface AddFriendProps {
  people: People;
  search: PersonSearch;
  onStep: (step: AddStep) => void;
}

/** An account ID may look like the code of a group too: whoever has it is shown beside the way into the group. */
const hasNobody = ({ state }: PersonSearch): boolean => state.status === 'none' || state.status === 'short';

/** Finds somebody by account ID, invite code or QR code, and a group by its code. */
export const AddFriend = observer(function AddFriend({ people, search, onStep }: AddFriendProps) {
  const text = useText();
  const groupCode = parseShareCode(search.text);
  return (
    <Stack gap="md" padY="md">
      <PersonSearchField search={search} label="friends.add.search" />
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
        <>
          {groupCode !== undefined && (
            <List label={text('friends.add.group')}>
              <ListRow
                icon={UsersIcon}
                title={text('friends.add.group')}
                detail={groupCode}
                href={joinPath(groupCode)}
              />
            </List>
          )}
          {!(groupCode !== undefined && hasNobody(search)) && (
            <PersonFound
              search={search}
              action={(person) => <AddButton person={person} contacts={people.contacts} />}
            />
          )}
        </>
      )}
    </Stack>
  );
});
