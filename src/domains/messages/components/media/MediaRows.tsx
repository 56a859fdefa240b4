import type { MediaKind, Message } from '@livery/contract';
import { ChatIcon, IconButton, Inline, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { linkRule } from '../../../../lib/text/link-rule.ts';
import { useClockText } from '../../../../lib/text/useClockText.ts';
import { useNameOf } from '../../../users/index.ts';
import { useChat } from '../../useChat.ts';
import { FileDownload } from '../bubbles/FileDownload.tsx';
import { type LinkPiece, OutLink } from '../bubbles/OutLink.tsx';
import { Voice } from '../bubbles/Voice.tsx';
import { type Piece, piecesOf } from '../bubbles/words.ts';

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

/** A host only where the rule takes it for one. */
const isLink = (piece: Piece): piece is LinkPiece =>
  piece.kind === 'link' || (piece.kind === 'host' && linkRule.finds(piece.text));

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//i, '');

/** The link itself opens; beside it is the way to its message. */
const LinkRow = observer(function LinkRow({ message, onShow }: MediaRowProps) {
  const text = useText();
  useEffect(() => void linkRule.load(), []);
  const link = piecesOf(message.text).find(isLink);
  return (
    <li>
      <Inline padX="page" padY="sm">
        <Stack gap="xs" grow>
          {link && (
            <Text weight="strong" wrap="pretty" lines={3}>
              <OutLink {...link} text={withoutScheme(link.text)} />
            </Text>
          )}
          {message.text !== link?.text && (
            <Text size="footnote" tone="secondary" lines={2}>
              {message.text}
            </Text>
          )}
          <Sender message={message} />
        </Stack>
        <IconButton
          icon={ChatIcon}
          tone="subtle"
          label={text('room.media.show')}
          onClick={() => onShow(message)}
        />
      </Inline>
    </li>
  );
});

/** How each kind but pictures is listed. */
export const MEDIA_ROWS: Record<Exclude<MediaKind, 'visual'>, ComponentType<MediaRowProps>> = {
  file: FileRow,
  link: LinkRow,
  voice: VoiceRow,
};
