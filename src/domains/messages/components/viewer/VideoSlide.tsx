import type { Message } from '@livery/contract';
import { IconButton, MediaFrame, MediaImage, RefreshIcon, Spinner, Text } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { useMessageFile } from '../../files/useMessageFile.ts';
import { isExpired } from '../../message.model.ts';
import { ClipPlayer } from '../bubbles/ClipPlayer.tsx';

/** A clip among pictures: it plays when it is in sight. */
export function VideoSlide({ message }: { message: Message }) {
  const text = useText();
  const hasExpired = isExpired(message);
  const { state, retry, fail } = useMessageFile(message, { isWanted: !hasExpired, as: 'link' });
  // What its bubble shows stands here until it plays.
  const still = useMessageFile(message, {
    isWanted: message.media?.poster === true && !hasExpired,
    as: 'poster',
    size: 'middle',
  }).state;
  if (hasExpired || state.status === 'gone')
    return (
      <Text as="p" align="center">
        {text('room.file.gone', { kind: text('room.kind.video') })}
      </Text>
    );
  const { width = 16, height = 9 } = message.media ?? {};
  const waiting =
    state.status === 'failed' ? (
      <IconButton icon={RefreshIcon} tone="media" label={text('room.file.retry')} onClick={retry} />
    ) : (
      <Spinner label={text('room.file.loading')} />
    );
  return (
    <MediaFrame
      capped
      ratio={width / height}
      thumbHash={message.media?.thumbhash ?? null}
      {...(state.status !== 'ready' && { over: { center: waiting } })}
    >
      {state.status === 'ready' ? (
        <ClipPlayer src={state.url} duration={message.duration ?? 0} onFail={fail} />
      ) : (
        still.status === 'ready' && <MediaImage src={still.url} alt="" />
      )}
    </MediaFrame>
  );
}
