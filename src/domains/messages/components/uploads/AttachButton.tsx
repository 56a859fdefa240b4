import { IconButton, type IconButtonProps, PlusIcon } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import type { AttachMenuProps } from './AttachMenu.tsx';

function PlusButton(props: Partial<IconButtonProps>) {
  return <IconButton {...props} icon={PlusIcon} tone="subtle" label={useText()('room.attach')} />;
}

const AttachMenu = lazily(() => import('./AttachMenu.tsx'), 'AttachMenu', {
  fallback: <PlusButton />,
  failed: overlayFailed,
});

/** What else than words can be sent. The menu's code comes with the first tap. */
export function AttachButton(props: Omit<AttachMenuProps, 'onClose'>) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? (
    <AttachMenu {...props} onClose={() => setWanted(false)} />
  ) : (
    <PlusButton onClick={() => setWanted(true)} />
  );
}
