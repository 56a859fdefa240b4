import { ChatType, type Group, parseMessageText } from '@livery/contract';
import { Box, Composer, fromScreen, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { addressed } from '../../../lib/mentions/mention.model.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { linkRule } from '../../../lib/text/link-rule.ts';
import { isMuted } from '../abilities.model.ts';
import type { RoomStore } from '../room.store.ts';
import { useChat } from '../useChat.ts';
import { useMentions } from './mentions/useMentions.tsx';
import { ReplyBar } from './ReplyBar.tsx';
import { LazyContactSheet } from './share/LazyContactSheet.tsx';
import { AttachButton } from './uploads/AttachButton.tsx';
import { LazyDropHint } from './uploads/LazyDropHint.tsx';
import { LazyPreviewSheet } from './uploads/LazyPreviewSheet.tsx';
import { useAttaching } from './uploads/useAttaching.ts';
import { useTooLongText } from './useTooLongText.ts';
import { LazyVoiceBar } from './voice/LazyVoiceBar.tsx';
import { useVoice } from './voice/useVoice.ts';
import { SilentButton, VoiceButton } from './voice/VoiceButton.tsx';

/** On a wide screen one may write at once; on a phone the keyboard waits to be asked. */
const useFocusWhereWide = () => {
  const field = useRef<HTMLTextAreaElement>(null);
  // Focusing lays the page out: the messages are painted first.
  useEffect(() => {
    if (!matchMedia(fromScreen('tablet')).matches) return;
    return afterPaint(() => field.current?.focus({ preventScroll: true }));
  }, []);
  return field;
};

/** Whoever replies to something writes at once. */
const useFocusToReply = (field: RefObject<HTMLTextAreaElement | null>, replyId: string | undefined) => {
  const known = useRef(replyId);
  useEffect(() => {
    const isNew = replyId !== undefined && replyId !== known.current;
    known.current = replyId;
    if (isNew) field.current?.focus();
  }, [field, replyId]);
};

/** The message that was being replied to has been retracted: the draft stays, and a toast says so (product.md section 4). */
const useLostReply = (roomId: string) => {
  const { replies } = useChat();
  const { toasts } = useStores();
  const hasLost = replies.hasLost(roomId);
  useEffect(() => {
    if (!hasLost) return;
    replies.forgetLoss(roomId);
    toasts.show({ id: 'room.reply.gone' }, 'error');
  }, [hasLost, replies, roomId, toasts]);
};

/** Why nothing can be written: said when it changes, too. */
function MutedNote() {
  const text = useText();
  return (
    <Box padX="page" padY="sm">
      <Text as="p" role="status" size="footnote" tone="secondary" align="center">
        {text('room.muted.message')}
      </Text>
    </Box>
  );
}

/** Why the draft cannot be sent as it is. */
function FaultNote({ children }: { children: string }) {
  return (
    <Box padX="page" padY="sm">
      <Text as="p" role="status" size="caption" tone="danger">
        {children}
      </Text>
    </Box>
  );
}

/** Where one writes; what was begun stays with the conversation. */
export const RoomComposer = observer(function RoomComposer({
  room,
  group,
}: {
  room: RoomStore;
  group: Group | undefined;
}) {
  const text = useText();
  const { drafts, names, replies, typing } = useChat();
  const reply = replies.of(room.id);
  const field = useFocusWhereWide();
  useFocusToReply(field, reply?.id);
  useLostReply(room.id);
  const { alerts } = useStores();
  const attaching = useAttaching(group);
  const [isRecommending, setRecommending] = useState(false);
  const voice = useVoice();
  const mentions = useMentions(room, group, field);
  const draft = drafts.of(room.id);
  const tooLong = useTooLongText(draft);
  const muted = isMuted(group);
  const mayLink = group?.user_auth.permissions.includes('link') ?? true;
  const handleChange = (value: string) => {
    if (!mayLink) void linkRule.load();
    drafts.write(room.id, value);
    if (value.trim() !== '') typing.write(room.id);
    mentions.look();
  };
  const handleSend = () => {
    const words = parseMessageText(draft);
    if (words === undefined) return;
    if (!mayLink && linkRule.finds(words)) return alerts.show({ id: 'error.has_link' });
    drafts.write(room.id, '');
    drafts.save();
    typing.rest(room.id);
    const { text: sent, mentions: called } = addressed(words, (name) => names.idOf(room.id, name));
    room.outbox.add(sent, { mentions: called, ...(reply && { reply }) });
    names.clear(room.id);
    replies.clear(room.id);
  };
  return (
    <>
      <Composer
        ref={field}
        label={text('room.write')}
        sendLabel={text('room.send')}
        value={draft}
        onChange={handleChange}
        onSend={handleSend}
        aria-invalid={tooLong !== undefined}
        disabled={muted}
        onKeyDown={mentions.handleKey}
        onSelect={mentions.look}
        start={
          <AttachButton
            permitted={attaching.permitted}
            onChoose={attaching.take}
            onContact={muted ? undefined : () => setRecommending(true)}
            group={group}
          />
        }
        end={
          draft === '' &&
          (attaching.permitted('audio') ? (
            <VoiceButton onAction={voice.setAction} />
          ) : (
            group?.type === ChatType.GROUP && <SilentButton />
          ))
        }
        header={
          <>
            {muted && <MutedNote />}
            {tooLong && <FaultNote>{tooLong}</FaultNote>}
            {mentions.picker}
            {reply && <ReplyBar quote={reply} onCancel={() => replies.clear(room.id)} />}
            {voice.action && <LazyVoiceBar groupId={room.id} action={voice.action} onClose={voice.end} />}
          </>
        }
      />
      {isRecommending && <LazyContactSheet groupId={room.id} onClose={() => setRecommending(false)} />}
      {attaching.isDragged && <LazyDropHint />}
      {attaching.files.length > 0 && (
        <LazyPreviewSheet
          groupId={room.id}
          files={attaching.files}
          onChange={attaching.setFiles}
          onClose={attaching.clear}
        />
      )}
    </>
  );
});
