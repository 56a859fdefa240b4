import { IconButton, type IconButtonProps, PlusIcon } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazyMenu } from '../../../../lib/menu/lazy-menu.tsx';

function PlusButton(props: Partial<IconButtonProps>) {
  return <IconButton {...props} icon={PlusIcon} label={useText()('chat.new')} />;
}

/** How a conversation comes about. */
export const NewButton = lazyMenu(() => import('./NewMenu.tsx'), 'NewMenu', { trigger: PlusButton });
