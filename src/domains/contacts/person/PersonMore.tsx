import type { PersonDetails } from '@livery/contract';
import {
  Card,
  EditIcon,
  ImagesIcon,
  List,
  ListRow,
  LockIcon,
  TrashIcon,
  UsersIcon,
  WarningIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackConfirm } from '../../../lib/BackConfirm.tsx';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { isCancelled, useNameOf } from '../../users/index.ts';
import { useRemoveContact } from '../list/useRemoveContact.ts';
import type { People } from '../people.ts';
import type { PersonStore } from './person.store.ts';
import { useNotes } from './useNotes.ts';

interface PersonMoreProps {
  store: PersonStore;
  person: PersonDetails;
  people: People;
  /** Where what was shared in the conversation with them is; undefined without one. */
  mediaHref: string | undefined;
}

/** Notes about somebody, what one shares with them, and how to keep them away. */
export const PersonMore = observer(function PersonMore({
  store,
  person,
  people,
  mediaHref,
}: PersonMoreProps) {
  const text = useText();
  const nameOf = useNameOf();
  const remove = useRemoveContact(people.contacts);
  const sheet = useDomainOverlay();
  const { id, is_contact, is_blocked, shared_groups } = person;
  const notes = useNotes(id, sheet.props?.name === 'contacts/memo' && sheet.props.open);
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(person);
  const take = async () => {
    store.accept({ is_contact: false });
    if (await remove(person)) await store.load();
    else store.accept({ is_contact: true });
  };
  return (
    <>
      <Card>
        <List label={text('person.about')}>
          <ListRow
            icon={EditIcon}
            title={text('memo.title')}
            detail={notes || text('memo.text')}
            leads
            onClick={() => sheet.open({ name: 'contacts/memo', of: id })}
          />
          {mediaHref !== undefined && (
            <ListRow icon={ImagesIcon} title={text('person.media')} href={mediaHref} />
          )}
          {shared_groups > 0 && (
            <ListRow
              icon={UsersIcon}
              title={text('person.groups')}
              value={String(shared_groups)}
              leads
              onClick={() => sheet.open({ name: 'contacts/sharedGroups', of: id })}
            />
          )}
        </List>
      </Card>
      <Card>
        <List label={text('person.more')}>
          {is_contact && (
            <ListRow icon={TrashIcon} title={text('contacts.remove.long')} onClick={() => void take()} />
          )}
          {is_blocked ? (
            <ListRow icon={LockIcon} title={text('person.unblock')} onClick={() => void store.unblock()} />
          ) : (
            !isCancelled(person) && (
              <ListRow icon={LockIcon} title={text('person.block')} onClick={() => setAsking(true)} />
            )
          )}
          <ListRow
            icon={WarningIcon}
            tone="danger"
            title={text('person.report')}
            onClick={() => sheet.open({ name: 'contacts/reportPerson', of: id })}
          />
        </List>
      </Card>
      <BackConfirm
        open={isAsking}
        title={text('person.block.title', { name })}
        text={text('person.block.text')}
        confirmLabel={text('person.block')}
        cancelLabel={text('contacts.cancel')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          void store.block();
        }}
        onCancel={() => setAsking(false)}
      />
      {sheet.props && <DomainOverlay key={sheet.props.name} {...sheet.props} />}
    </>
  );
});
