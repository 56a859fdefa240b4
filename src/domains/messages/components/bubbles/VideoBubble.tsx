import {
  Bubble,
  IconButton,
  MediaFrame,
  MediaTag,
  PlayIcon,
  RefreshIcon,
  VideoIcon,
} from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { clock } from '../../../../lib/text/number.ts';
import { useMessageFile } from '../../files/useMessageFile.ts';
import { GoneMedia } from './GoneMedia.tsx';
import type { KindProps } from './kind.ts';
import { isExpired } from './media.ts';

const ClipPlayer = lazily(() => import('./ClipPlayer.tsx'), 'ClipPlayer', { failed: () => null });

/** A clip: how long it is, and a press that fetches and plays it in its place. */
export function VideoBubble({ message, frame }: KindProps) {
  const text = useText();
  const hasExpired = isExpired(message);
  const [isWanted, setWanted] = useState(false);
  const { state, retry } = useMessageFile(message, isWanted && !hasExpired);
  if (hasExpired || state.status === 'gone') return <GoneMedia kind="room.kind.video" frame={frame} />;
  const button =
    state.status === 'failed' ? (
      <IconButton icon={RefreshIcon} tone="media" label={text('room.file.retry')} onClick={retry} />
    ) : (
      <IconButton
        icon={PlayIcon}
        tone="media"
        label={text('room.play')}
        loading={state.status === 'loading'}
        onClick={() => setWanted(true)}
      />
    );
  return (
    <Bubble {...frame} content="picture">
      <MediaFrame
        ratio={4 / 3}
        corners="bubble"
        {...(state.status !== 'ready' && {
          over: {
            center: button,
            ...(message.duration !== null && {
              topStart: <MediaTag icon={VideoIcon}>{clock(message.duration)}</MediaTag>,
            }),
          },
        })}
      >
        {state.status === 'ready' && <ClipPlayer src={state.file.url} duration={message.duration ?? 0} />}
      </MediaFrame>
    </Bubble>
  );
}
