import { IconButton, type IconButtonProps, PlusIcon } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';

function PlusButton({ onClick }: Pick<IconButtonProps, 'onClick'>) {
  const text = useText();
  return (
    <IconButton
      icon={PlusIcon}
      label={text('chat.new')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onClick}
    />
  );
}

const NewMenu = lazily<'NewMenu', { onClose: () => void }>(() => import('./NewMenu.tsx'), 'NewMenu', {
  fallback: <PlusButton />,
  failed: overlayFailed,
});

/** How a conversation comes about. The menu's code comes with the first tap. */
export function NewButton() {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? (
    <NewMenu onClose={() => setWanted(false)} />
  ) : (
    <PlusButton onClick={() => setWanted(true)} />
  );
}
