import type { Group } from '@livery/contract';
import { OverlayStack } from '@livery/design-system/dialog';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useBackGuard } from '../../../../lib/useBackGuard.ts';
import { useChat } from '../../useChat.ts';
import { useSharedMedia } from '../media/useSharedMedia.tsx';
import type { PaneKind } from '../usePane.ts';
import { RoomDetails } from './RoomDetails.tsx';

interface DetailsOverlaysProps {
  group: Group;
  open: boolean;
  /** Opens what stands in the room itself. */
  onPane: (kind: PaneKind) => void;
  onClose: () => void;
}

/** What a conversation is, over it, and over that what was shared in it: where there is no place beside the log. */
export const DetailsOverlays = observer(function DetailsOverlays({
  group,
  open,
  onPane,
  onClose,
}: DetailsOverlaysProps) {
  const text = useText();
  const { groups, messages, replies } = useChat();
  const known = groups.get(group.id) ?? group;
  const room = messages.room(group.id);
  const [isMediaOpen, setMediaOpen] = useState(false);
  const close = () => {
    setMediaOpen(false);
    onClose();
  };
  const back = () => (isMediaOpen ? setMediaOpen(false) : close());
  useBackGuard(open, back);
  const handleReply = useEffectEvent(() => {
    if (open) close();
  });
  // A reply to a picture that is looked at over them is written in the room.
  useEffect(
    () =>
      reaction(
        () => replies.of(group.id),
        (quote) => quote && handleReply(),
      ),
    [replies, group.id],
  );
  const media = useSharedMedia(room, ({ id }) => {
    close();
    void room.jump(id).catch(() => undefined);
  });
  const details = {
    id: 'details',
    title: text('room.details'),
    content: (
      <RoomDetails group={known} onPane={(kind) => (kind === 'media' ? setMediaOpen(true) : onPane(kind))} />
    ),
  };
  const shared = { id: 'media', title: text('room.media'), head: media.tabs, content: media.panel };
  return (
    <OverlayStack
      overlays={open ? [details, ...(isMediaOpen ? [shared] : [])] : []}
      backLabel={text('nav.back')}
      onBack={back}
      onClose={close}
    />
  );
});
