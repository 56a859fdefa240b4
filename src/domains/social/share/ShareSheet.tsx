import {
  DownloadIcon,
  type IconGlyph,
  LinkIcon,
  List,
  ListRow,
  QrCodeIcon,
  SendIcon,
  ShareIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { canShare, useCopy, useShareLink } from '../../../lib/useShareLink.ts';
import { usePostActions } from '../components/usePostActions.ts';
import type { PostModel } from '../post.model.ts';
import { saveMedia } from '../save-media.ts';
import { PostCode } from './PostCode.tsx';
import { usePostLink } from './usePostLink.ts';

interface ShareSheetProps {
  post: PostModel;
  open: boolean;
  onClose: () => void;
}

interface Way {
  id: MessageId;
  icon: IconGlyph;
  go: () => void;
}

/** The ways to pass a post on: a chat, its link, a card with a QR code, the device's own. */
export const ShareSheet = observer(function ShareSheet({ post, open, onClose }: ShareSheetProps) {
  const text = useText();
  const url = usePostLink(post);
  const copy = useCopy();
  const share = useShareLink();
  const act = usePostActions(post);
  const chats = useDomainOverlay();
  const [isCode, setCode] = useState(false);
  const [media] = post.media;
  const close = () => {
    setCode(false);
    onClose();
  };
  /** Goes on in another place. */
  const after = (work: () => void) => () => {
    close();
    work();
  };
  const ways: Way[] = [
    {
      id: 'post.share.send',
      icon: SendIcon,
      go: after(() => act.send(() => chats.open({ name: 'messages/sharePost', of: post.id }))),
    },
    { id: 'post.more.copy', icon: LinkIcon, go: after(() => void copy(url, 'post.share.copied')) },
    { id: 'post.share.qr', icon: QrCodeIcon, go: () => setCode(true) },
    ...(media && post.permissions.allow_save
      ? [{ id: 'post.more.save' as const, icon: DownloadIcon, go: after(() => saveMedia(post, media)) }]
      : []),
    ...(canShare()
      ? [
          {
            id: 'post.share.system' as const,
            icon: ShareIcon,
            go: after(() => void share(post.caption || text('post.title'), url, 'post.share.copied')),
          },
        ]
      : []),
  ];
  return (
    <>
      <BackSheet
        open={open}
        onClose={close}
        title={text(isCode ? 'post.share.qr' : 'post.share.title')}
        closeLabel={text('post.close')}
        {...(isCode && { back: { label: text('nav.back'), onClick: () => setCode(false) } })}
      >
        {isCode ? (
          <PostCode post={post} url={url} />
        ) : (
          <List label={text('post.share.title')}>
            {ways.map(({ id, icon, go }) => (
              <ListRow key={id} icon={icon} title={text(id)} onClick={go} />
            ))}
          </List>
        )}
      </BackSheet>
      {chats.props && <DomainOverlay {...chats.props} />}
    </>
  );
});
