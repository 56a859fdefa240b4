import { IconButton, type IconButtonProps, PlusIcon } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazyMenu } from '../../../../lib/menu/lazy-menu.tsx';

function PlusButton(props: Partial<IconButtonProps>) {
  return <IconButton {...props} icon={PlusIcon} tone="subtle" label={useText()('room.attach')} />;
}

/** What else than words can be sent. */
export const AttachButton = lazyMenu(() => import('./AttachMenu.tsx'), 'AttachMenu', { trigger: PlusButton });
