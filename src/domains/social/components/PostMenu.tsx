import { IconButton, MoreIcon } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import type { PostModel } from '../post.model.ts';

const OpenMenu = lazily(() => import('./OpenPostMenu.tsx'), 'OpenPostMenu', { domain: 'social' });

/** What else can be done with a post. The menu's code comes with the first tap. */
export function PostMenu({ post }: { post: PostModel }) {
  const text = useText();
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <OpenMenu post={post} />;
  return (
    <IconButton
      icon={MoreIcon}
      label={text('post.more')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
}
