import { IconButton, type IconButtonProps, MoreIcon } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { lazyMenu } from '../../../lib/menu/lazy-menu.tsx';

function MoreButton(props: Partial<IconButtonProps>) {
  return <IconButton {...props} icon={MoreIcon} tone="soft" label={useText()('person.more')} />;
}

/** What else one does with somebody. */
export const PersonMenu = lazyMenu(() => import('./OpenPersonMenu.tsx'), 'OpenPersonMenu', {
  trigger: MoreButton,
});
