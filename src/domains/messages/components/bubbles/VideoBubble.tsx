import {
  Bubble,
  IconButton,
  MediaFrame,
  MediaImage,
  MediaTag,
  PlayIcon,
  RefreshIcon,
  VideoIcon,
} from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { clock } from '../../../../lib/text/number.ts';
import { isComing, useMessageFile } from '../../files/useMessageFile.ts';
import { isExpired } from '../../message.model.ts';
import { GoneMedia } from './GoneMedia.tsx';
import type { KindProps } from './kind.ts';
import { ratioOf } from './media.ts';
import { useInView } from './useInView.ts';

interface ClipButtonProps {
  isLoading?: boolean;
  hasFailed?: boolean;
  onPress?: () => void;
}

function ClipButton({ isLoading = false, hasFailed = false, onPress }: ClipButtonProps) {
  const text = useText();
  return (
    <IconButton
      icon={hasFailed ? RefreshIcon : PlayIcon}
      tone="media"
      label={text(hasFailed ? 'room.file.retry' : 'room.play')}
      loading={isLoading}
      {...(onPress && { onClick: onPress })}
    />
  );
}

const ClipPlayer = lazily(() => import('./ClipPlayer.tsx'), 'ClipPlayer', {
  fallback: <MediaFrame over={{ center: <ClipButton isLoading /> }} />,
  failed: (retry) => <MediaFrame over={{ center: <ClipButton hasFailed onPress={retry} /> }} />,
});

/** A clip: how long it is, and a press that fetches and plays it in its place. */
export function VideoBubble({ message, frame }: KindProps) {
  const hasExpired = isExpired(message);
  const [isWanted, setWanted] = useState(false);
  const { ref, isSeen } = useInView();
  const hasStill = message.media?.poster === true && !hasExpired;
  const still = useMessageFile(message, {
    isWanted: isSeen && hasStill,
    as: 'poster',
    size: 'middle',
  }).state;
  const { state, retry, fail } = useMessageFile(message, { isWanted: isWanted && !hasExpired, as: 'link' });
  if (hasExpired || state.status === 'gone') return <GoneMedia kind="room.kind.video" frame={frame} />;
  return (
    <Bubble {...frame} content={state.status === 'ready' ? 'player' : 'picture'}>
      <div ref={ref} aria-busy={hasStill && isComing(still)}>
        <MediaFrame
          ratio={ratioOf(message)}
          thumbHash={message.media?.thumbhash ?? null}
          corners="bubble"
          {...(state.status !== 'ready' && {
            over: {
              center: (
                <ClipButton
                  isLoading={state.status === 'loading'}
                  hasFailed={state.status === 'failed'}
                  onPress={state.status === 'failed' ? retry : () => setWanted(true)}
                />
              ),
              ...(message.duration !== null && {
                topStart: <MediaTag icon={VideoIcon}>{clock(message.duration)}</MediaTag>,
              }),
            },
          })}
        >
          {state.status === 'ready' ? (
            <ClipPlayer src={state.url} duration={message.duration ?? 0} onFail={fail} />
          ) : (
            still.status === 'ready' && <MediaImage src={still.url} alt="" />
          )}
        </MediaFrame>
      </div>
    </Bubble>
  );
}
