import { DownloadIcon, LinkIcon, QrCodeIcon, SendIcon, ShareIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { type ShareWay, ShareWays } from '../../../lib/share-ways/ShareWays.tsx';
import { canShare, useCopy, useShareLink } from '../../../lib/useShareLink.ts';
import { usePostActions } from '../components/usePostActions.ts';
import type { PostModel } from '../post.model.ts';
import { savingOf } from '../save-media.ts';
import { PostCode } from './PostCode.tsx';
import { usePostLink } from './usePostLink.ts';

interface ShareSheetProps {
  post: PostModel;
  open: boolean;
  onClose: () => void;
}

/** The ways to pass a post on: a chat, its link, a card with a QR code, the device's own. */
export const ShareSheet = observer(function ShareSheet({ post, open, onClose }: ShareSheetProps) {
  const text = useText();
  const { url, pass } = usePostLink(post);
  const copy = useCopy();
  const share = useShareLink();
  const act = usePostActions(post);
  const chats = useDomainOverlay();
  const saving = savingOf(post);
  /** The gesture is spent once something was waited for. */
  const passes = (go: () => Promise<void>) => () => {
    void go();
    void pass();
  };
  const ways: ShareWay[] = [
    {
      id: 'post.share.send',
      icon: SendIcon,
      go: () => act.send(() => chats.open({ name: 'messages/sharePost', of: post.id })),
    },
    { id: 'post.more.copy', icon: LinkIcon, go: passes(() => copy(url, 'post.share.copied')) },
    { id: 'post.share.qr', icon: QrCodeIcon, go: 'code' },
    ...(saving ? [{ id: saving.words, icon: DownloadIcon, go: saving.save }] : []),
    ...(canShare()
      ? [
          {
            id: 'post.share.system' as const,
            icon: ShareIcon,
            go: passes(() => share(post.caption || text('post.title'), url, 'post.share.copied')),
          },
        ]
      : []),
  ];
  return (
    <>
      <ShareWays
        open={open}
        onClose={onClose}
        title="post.share.title"
        close="post.close"
        ways={ways}
        code={{ title: 'post.share.qr', card: <PostCode post={post} url={url} onShown={pass} /> }}
      />
      {chats.props && <DomainOverlay {...chats.props} />}
    </>
  );
});
