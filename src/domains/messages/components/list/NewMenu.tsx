import { IconButton, PlusIcon, ScanIcon, UserPlusIcon, UsersIcon } from '@livery/design-system';
import { Menu, type MenuEntry } from '@livery/design-system/menu';
import { observer } from 'mobx-react-lite';
import { DomainOverlay } from '../../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';

/** The menu of what can be begun, open: a group, for whom the operator lets have one, and ways to somebody new. */
export const NewMenu = observer(function NewMenu() {
  const text = useText();
  const { users } = useStores();
  const overlay = useDomainOverlay();
  const entry = (label: string, icon: typeof PlusIcon, name: string, of = ''): MenuEntry => ({
    kind: 'action',
    id: `${name}/${of}`,
    icon,
    label,
    onSelect: () => overlay.open({ name, of }),
  });
  const entries = [
    ...(users.me?.can_create_group
      ? [entry(text('room.group.create'), UsersIcon, 'messages/createGroup')]
      : []),
    entry(text('chat.new.friend'), UserPlusIcon, 'contacts/add'),
    entry(text('chat.new.scan'), ScanIcon, 'contacts/add', 'scan'),
  ];
  return (
    <>
      <Menu defaultOpen trigger={<IconButton icon={PlusIcon} label={text('chat.new')} />} entries={entries} />
      {overlay.props && (
        <DomainOverlay key={`${overlay.props.name}/${overlay.props.of}`} {...overlay.props} />
      )}
    </>
  );
});
