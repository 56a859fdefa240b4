import { useState } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { type CommentMenuProps, CommentMore } from './CommentMore.tsx';

const OpenMenu = lazily<'OpenCommentMenu', CommentMenuProps & { onClose: () => void }>(
  () => import('./OpenCommentMenu.tsx'),
  'OpenCommentMenu',
  { fallback: <CommentMore />, failed: overlayFailed },
);

/** What else can be done with a comment. The menu's code comes with the first tap. */
export function CommentMenu(props: CommentMenuProps) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? (
    <OpenMenu {...props} onClose={() => setWanted(false)} />
  ) : (
    <CommentMore onClick={() => setWanted(true)} />
  );
}
