import { GiftIcon, List, ListRow, LockIcon, PersonRow, Skeleton, UserPlusIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { ContactList, usePeople } from '../../domains/contacts/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';

interface FriendsTabProps {
  words: string;
  /** Opens a page over this one, by its name. */
  onOpen: (name: string) => void;
}

/** Ways to people, then those whom one knows. */
export const FriendsTab = observer(function FriendsTab({ words, onOpen }: FriendsTabProps) {
  const text = useText();
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
        <ContactList contacts={people.value.contacts} words={words} />
      ) : people.status === 'failed' ? (
        <PageFailure retry={people.retry} />
      ) : (
        <List label={text('contacts.loading')} busy>
          <PersonRow media={<Skeleton shape="avatar" />} title={<Skeleton width="sm" />} />
        </List>
      )}
    </>
  );
});
