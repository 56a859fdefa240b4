import type { PersonDetails } from '@livery/contract';
import { IconButton, type IconButtonProps, MoreIcon } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { lazyMenu } from '../../../lib/menu/lazy-menu.tsx';
import type { People } from '../people.ts';
import type { PersonStore } from './person.store.ts';

export interface PersonMenuProps {
  store: PersonStore;
  person: PersonDetails;
  people: People;
  /** Where the conversation with them is, if there is one. */
  directHref: string | undefined;
  /** Opens an overlay about them, by its name. */
  onOpen: (name: string) => void;
}

function MoreButton(props: Partial<IconButtonProps>) {
  return <IconButton {...props} icon={MoreIcon} tone="soft" label={useText()('person.more')} />;
}

/** What else one does with somebody. */
export const PersonMenu = lazyMenu(() => import('./OpenPersonMenu.tsx'), 'OpenPersonMenu', {
  trigger: MoreButton,
});
