import { IconButton, type IconButtonProps, MoreIcon } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import type { PostModel } from '../post.model.ts';

function MoreButton({ onClick }: Pick<IconButtonProps, 'onClick'>) {
  const text = useText();
  return (
    <IconButton
      icon={MoreIcon}
      label={text('post.more')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onClick}
    />
  );
}

interface OpenMenuProps {
  post: PostModel;
  onClose: () => void;
}

const OpenMenu = lazily<'OpenPostMenu', OpenMenuProps>(() => import('./OpenPostMenu.tsx'), 'OpenPostMenu', {
  domain: 'social',
  fallback: <MoreButton />,
  failed: overlayFailed,
});

/** What else can be done with a post. The menu's code comes with the first tap. */
export function PostMenu({ post }: { post: PostModel }) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? (
    <OpenMenu post={post} onClose={() => setWanted(false)} />
  ) : (
    <MoreButton onClick={() => setWanted(true)} />
  );
}
