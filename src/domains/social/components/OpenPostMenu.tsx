import { IconButton, MoreIcon } from '@livery/design-system';
import { Menu } from '@livery/design-system/menu';
import { observer } from 'mobx-react-lite';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { usePostMenu } from '../menu/usePostMenu.ts';
import type { PostModel } from '../post.model.ts';

/** The menu of a post, open. */
export const OpenPostMenu = observer(function OpenPostMenu({ post }: { post: PostModel }) {
  const text = useText();
  const { entries, sheet } = usePostMenu(post);
  return (
    <>
      <Menu
        defaultOpen
        trigger={<IconButton icon={MoreIcon} label={text('post.more')} />}
        entries={entries}
      />
      {sheet && <DomainOverlay key={sheet.name} {...sheet} />}
    </>
  );
});
