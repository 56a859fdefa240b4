import { IconButton, type IconButtonProps, MoreIcon } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { lazyMenu } from '../../../lib/menu/lazy-menu.tsx';

function MoreButton(props: Partial<IconButtonProps>) {
  return <IconButton {...props} icon={MoreIcon} label={useText()('post.more')} />;
}

/** What else can be done with a post. */
export const PostMenu = lazyMenu(() => import('./OpenPostMenu.tsx'), 'OpenPostMenu', {
  trigger: MoreButton,
  domain: 'social',
});
