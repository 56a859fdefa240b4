import type { PersonDetails } from '@livery/contract';
import {
  EditIcon,
  IconButton,
  ImagesIcon,
  LockIcon,
  MoreIcon,
  TrashIcon,
  UsersIcon,
  WarningIcon,
} from '@livery/design-system';
import { Menu, type MenuEntry } from '@livery/design-system/menu';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackConfirm } from '../../../lib/BackConfirm.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { isCancelled, useNameOf } from '../../users/index.ts';
import { useRemoveContact } from '../list/useRemoveContact.ts';
import type { People } from '../people.ts';
import type { PersonStore } from './person.store.ts';

interface OpenPersonMenuProps {
  store: PersonStore;
  person: PersonDetails;
  people: People;
  /** Where the conversation with them is, if there is one. */
  directHref: string | undefined;
  /** Opens an overlay about them, by its name. */
  onOpen: (name: string) => void;
}

const action = (
  id: string,
  icon: typeof EditIcon,
  label: string,
  onSelect: () => void,
  tone?: 'danger',
): MenuEntry => ({ kind: 'action', id, icon, label, onSelect, ...(tone && { tone }) });

/** The menu of a person, open: notes, what one shares with them, and how to keep them away. */
export const OpenPersonMenu = observer(function OpenPersonMenu({
  store,
  person,
  people,
  directHref,
  onOpen,
}: OpenPersonMenuProps) {
  const text = useText();
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const remove = useRemoveContact(people.contacts);
  const [isAsking, setAsking] = useState(false);
  const { is_contact, is_blocked, shared_groups } = person;
  const take = async () => {
    store.accept({ is_contact: false });
    if (await remove(person)) await store.load();
    else store.accept({ is_contact: true });
  };
  const block = () => {
    setAsking(false);
    void store.block();
  };
  const toGroups = text('person.groups.count', { count: shared_groups });
  const entries = [
    action('memo', EditIcon, text('memo.title'), () => onOpen('contacts/memo')),
    directHref !== undefined &&
      action('media', ImagesIcon, text('person.media'), () => navigate(`${directHref}?pane=media`)),
    shared_groups > 0 && action('groups', UsersIcon, toGroups, () => onOpen('contacts/sharedGroups')),
    { kind: 'rule', id: 'away' } as const,
    is_contact && action('remove', TrashIcon, text('contacts.remove.long'), () => void take()),
    is_blocked && action('unblock', LockIcon, text('person.unblock'), () => void store.unblock()),
    !is_blocked &&
      !isCancelled(person) &&
      action('block', LockIcon, text('person.block'), () => setAsking(true)),
    action('report', WarningIcon, text('person.report'), () => onOpen('contacts/reportPerson'), 'danger'),
  ].filter((entry) => entry !== false);
  return (
    <>
      <Menu
        defaultOpen
        trigger={<IconButton icon={MoreIcon} tone="soft" label={text('person.more')} />}
        entries={entries}
      />
      <BackConfirm
        open={isAsking}
        title={text('person.block.title', { name: nameOf(person) })}
        text={text('person.block.text')}
        confirmLabel={text('person.block')}
        cancelLabel={text('contacts.cancel')}
        tone="danger"
        onConfirm={block}
        onCancel={() => setAsking(false)}
      />
    </>
  );
});
