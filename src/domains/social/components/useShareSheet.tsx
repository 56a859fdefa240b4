import { useState } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import type { PostModel } from '../post.model.ts';

interface ShareSheetProps {
  post: PostModel;
  open: boolean;
  onClose: () => void;
}

const ShareSheet = lazily<'ShareSheet', ShareSheetProps>(
  () => import('../share/ShareSheet.tsx'),
  'ShareSheet',
  { domain: 'social', failed: overlayFailed },
);

/** The ways to pass a post on; their code comes with the first tap. */
export const useShareSheet = (post: PostModel) => {
  const [isOpen, setOpen] = useState<boolean>();
  return {
    open: () => setOpen(true),
    sheet: isOpen !== undefined && <ShareSheet post={post} open={isOpen} onClose={() => setOpen(false)} />,
  };
};
