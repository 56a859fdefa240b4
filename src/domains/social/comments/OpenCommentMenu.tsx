import { CopyIcon, PinIcon, PinOffIcon, TrashIcon, WarningIcon } from '@livery/design-system';
import { Menu, type MenuEntry } from '@livery/design-system/menu';
import { observer } from 'mobx-react-lite';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useCopy } from '../../../lib/useShareLink.ts';
import { type CommentMenuProps, CommentMore } from './CommentMore.tsx';

/** The menu of a comment, open: one's own can be deleted, any under one's own post; there one can be put on top. */
export const OpenCommentMenu = observer(function OpenCommentMenu({ comments, comment }: CommentMenuProps) {
  const text = useText();
  const { users, loginPrompt } = useStores();
  const copy = useCopy();
  const sheet = useDomainOverlay();
  const { author, isPinned } = comment;
  const isMine = author.id === users.id;
  const isUnderMine = comments.post.author.id === users.id;
  const pin: MenuEntry = {
    kind: 'action',
    id: 'pin',
    icon: isPinned ? PinOffIcon : PinIcon,
    label: text(isPinned ? 'comments.unpin' : 'comments.pin'),
    onSelect: () => void comments.togglePin(comment),
  };
  const report: MenuEntry = {
    kind: 'action',
    id: 'report',
    icon: WarningIcon,
    label: text('comments.report'),
    onSelect: () => loginPrompt.require(() => sheet.open({ name: 'contacts/reportPerson', of: author.id })),
  };
  const remove: MenuEntry = {
    kind: 'action',
    id: 'delete',
    icon: TrashIcon,
    label: text('comments.delete'),
    tone: 'danger',
    onSelect: () => comments.delete(comment),
  };
  const entries: MenuEntry[] = [
    {
      kind: 'action',
      id: 'copy',
      icon: CopyIcon,
      label: text('comments.copy'),
      onSelect: () => void copy(comment.text, 'comments.copied'),
    },
    ...(isUnderMine && comment.parentId === null ? [pin] : []),
    ...(isMine ? [] : [report]),
    ...(isMine || isUnderMine ? [remove] : []),
  ];
  return (
    <>
      <Menu defaultOpen trigger={<CommentMore />} entries={entries} />
      {sheet.props && <DomainOverlay key={sheet.props.name} {...sheet.props} />}
    </>
  );
});
