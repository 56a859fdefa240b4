import { PointMenu } from '@livery/design-system/menu';
import { observer } from 'mobx-react-lite';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import type { Point } from '../../../lib/menu/useEarlyPress.ts';
import type { PostModel } from '../post.model.ts';
import { usePostMenu } from './usePostMenu.ts';

interface StageMenuProps {
  post: PostModel;
  /** Where a finger rested. */
  at: Point;
  open: boolean;
  onClose: () => void;
}

/** The menu of a post where a finger rested on it. */
export const StageMenu = observer(function StageMenu({ post, ...menu }: StageMenuProps) {
  const text = useText();
  const { entries, sheet } = usePostMenu(post);
  return (
    <>
      <PointMenu {...menu} label={text('post.more')} entries={entries} />
      {sheet && <DomainOverlay key={sheet.name} {...sheet} />}
    </>
  );
});
