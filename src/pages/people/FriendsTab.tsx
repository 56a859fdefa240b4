import { GiftIcon, List, ListRow, LockIcon, UserPlusIcon, UsersIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { ContactsAwaited, LazyContactList, usePeople } from '../../domains/contacts/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useStores } from '../../lib/stores/stores.ts';

interface FriendsTabProps {
  words: string;
  /** Opens a page over this one, by its name. */
  onOpen: (name: string) => void;
}

/** Ways to people, then those whom one knows. */
export const FriendsTab = observer(function FriendsTab({ words, onOpen }: FriendsTabProps) {
  const text = useText();
  const { users } = useStores();
  const people = usePeople();
  return (
    <>
      {words.trim() === '' && (
        <List label={text('friends.ways')}>
          <ListRow
            icon={UserPlusIcon}
            title={text('friends.add')}
            leads
            onClick={() => onOpen('contacts/add')}
          />
          {users.me?.can_create_group && (
            <ListRow
              icon={UsersIcon}
              title={text('friends.group')}
              leads
              onClick={() => onOpen('messages/createGroup')}
            />
          )}
          <ListRow
            icon={GiftIcon}
            title={text('friends.invite')}
            leads
            onClick={() => onOpen('contacts/invite')}
          />
          <ListRow
            icon={LockIcon}
            title={text('blacklist.title')}
            leads
            onClick={() => onOpen('contacts/blacklist')}
          />
        </List>
      )}
      {people.status === 'ready' ? (
        <LazyContactList contacts={people.value.contacts} words={words} />
      ) : people.status === 'failed' ? (
        <PageFailure retry={people.retry} />
      ) : (
        <ContactsAwaited />
      )}
    </>
  );
});
