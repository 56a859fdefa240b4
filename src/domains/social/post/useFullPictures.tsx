import { useState } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import type { PostModel } from '../post.model.ts';

const PictureViewer = lazily<'PictureViewer', ViewerProps>(
  () => import('./PictureViewer.tsx'),
  'PictureViewer',
  { failed: overlayFailed },
);

interface ViewerProps {
  post: PostModel;
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** The pictures of a post, larger, from the one in sight; the code comes with the first. */
export const useFullPictures = (post: PostModel) => {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return {
    setAt,
    open: () => setOpen(true),
    viewer: isOpen && <PictureViewer post={post} at={at} onMove={setAt} onClose={() => setOpen(false)} />,
  };
};
