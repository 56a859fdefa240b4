import { ChatType, type Group, isNotice, type Message } from '@livery/contract';
import { Text, TinyPicture } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { kindOf } from '../../message.model.ts';
import { useChat } from '../../useChat.ts';
import { useNoticeText } from '../notices/useNoticeText.ts';
import { useTypingText } from '../presence/useTypingText.ts';

/** A message in one line: who said it, a tiny picture where it has one, its words or its kind. */
function LastMessage({ message, isGroup }: { message: Message; isGroup: boolean }) {
  const text = useText();
  const nameOf = useNameOf();
  const noticeText = useNoticeText();
  const { users } = useStores();
  if (isNotice(message)) return noticeText(message);
  const kind = kindOf(message);
  const words = kind === undefined ? message.text : text(kind);
  const said = (() => {
    if (message.user_id === users.id) return text('chat.mine', { words });
    return isGroup && message.user ? text('room.said', { name: nameOf(message.user), words }) : words;
  })();
  const { thumbhash } = message.media ?? {};
  return (
    <>
      {thumbhash && <TinyPicture thumbHash={thumbhash} />}
      {said}
    </>
  );
}

interface ConversationPreviewProps {
  group: Group;
  isOpen: boolean;
}

/** Who is writing there, the begun draft, or the last message; what is begun in the open room stands in its composer. */
export const ConversationPreview = observer(function ConversationPreview({
  group,
  isOpen,
}: ConversationPreviewProps) {
  const text = useText();
  const { drafts, typing } = useChat();
  const typingText = useTypingText();
  const writers = typing.namesIn(group.id);
  if (writers.length > 0) return <Text tone="accent">{typingText(group, writers)}</Text>;
  const draft = isOpen ? '' : drafts.of(group.id);
  const last = group.last_unblock_message;
  return (
    <>
      {group.mentioned && (
        <>
          <Text tone="danger">{text('chat.mentioned')}</Text>{' '}
        </>
      )}
      {draft.trim() !== '' ? (
        <>
          <Text tone="danger">{text('chat.draft')}</Text> {draft}
        </>
      ) : (
        last && <LastMessage message={last} isGroup={group.type === ChatType.GROUP} />
      )}
    </>
  );
});
