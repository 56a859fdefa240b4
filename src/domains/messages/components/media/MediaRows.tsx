import type { MediaKind, Message } from '@livery/contract';
import { Avatar, PersonRow, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useClockText } from '../../../../lib/text/useClockText.ts';
import { useNameOf } from '../../../users/index.ts';
import { useChat } from '../../useChat.ts';
import { FileDownload } from '../bubbles/FileDownload.tsx';
import { Voice } from '../bubbles/Voice.tsx';
import { piecesOf } from '../bubbles/words.ts';

export interface MediaRowProps {
  message: Message;
  /** Shows it in the conversation. */
  onShow: (message: Message) => void;
}

/** Who sent it, and when. */
function Sender({ message }: { message: Message }) {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  const { moment } = useClockText();
  const name =
    message.user_id === users.id
      ? text('room.you')
      : message.user
        ? nameOf(message.user)
        : text('room.someone');
  return (
    <Text size="caption" tone="secondary" lines={1}>
      {`${name} · ${moment(message.create_at)}`}
    </Text>
  );
}

function FileRow({ message }: MediaRowProps) {
  return (
    <li>
      <Stack gap="xs" padX="page" padY="sm">
        <FileDownload message={message} />
        <Sender message={message} />
      </Stack>
    </li>
  );
}

const VoiceRow = observer(function VoiceRow({ message }: MediaRowProps) {
  const text = useText();
  const { voices } = useChat();
  return (
    <li>
      <Stack gap="xs" padX="page" padY="sm">
        {voices.isGone(message) ? (
          <Text tone="secondary">{text('room.file.gone', { kind: text('room.kind.audio') })}</Text>
        ) : (
          <Voice message={message} />
        )}
        <Sender message={message} />
      </Stack>
    </li>
  );
});

const linkIn = ({ text }: Message): string => {
  const pieces = piecesOf(text);
  const link = pieces.find(({ kind }) => kind === 'link') ?? pieces.find(({ kind }) => kind === 'host');
  return link?.text.replace(/^https?:\/\//i, '') ?? text;
};

/** The way to its message; the link itself opens too. */
function LinkRow({ message, onShow }: MediaRowProps) {
  const { moment } = useClockText();
  return (
    <PersonRow
      media={<Avatar size="md" name={message.user?.nickname ?? ''} src={message.user?.avatar_thumbnail} />}
      title={linkIn(message)}
      detail={message.text}
      meta={moment(message.create_at)}
      onClick={() => onShow(message)}
    />
  );
}

/** How each kind but pictures is listed. */
export const MEDIA_ROWS: Record<Exclude<MediaKind, 'visual'>, ComponentType<MediaRowProps>> = {
  file: FileRow,
  link: LinkRow,
  voice: VoiceRow,
};
