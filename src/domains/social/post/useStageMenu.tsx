import { useState } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import type { Point } from '../../../lib/menu/useEarlyPress.ts';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import type { PostModel } from '../post.model.ts';

interface StageMenuProps {
  post: PostModel;
  at: Point;
  open: boolean;
  onClose: () => void;
}

const StageMenu = lazily<'StageMenu', StageMenuProps>(() => import('../menu/StageMenu.tsx'), 'StageMenu', {
  failed: overlayFailed,
});

/** The menu where a finger rested; its code comes with the first. */
export const useStageMenu = (post: PostModel) => {
  const [state, setState] = useState<{ at: Point; open: boolean }>();
  return {
    open: (at: Point) => setState({ at, open: true }),
    menu: state && <StageMenu post={post} {...state} onClose={() => setState({ ...state, open: false })} />,
  };
};
