import type { Message } from '@livery/contract';
import { ClockIcon, Icon, MediaFrame, MediaTag, VideoIcon } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { clock } from '../../../../lib/text/number.ts';
import { isComing, useMessageFile } from '../../files/useMessageFile.ts';
import { isExpired } from '../../message.model.ts';
import { useInView } from '../bubbles/useInView.ts';
import { OpenMedia } from '../viewer/OpenMedia.tsx';

/** A picture or the still of a clip, as a square that opens it. */
export function VisualTile({ message }: { message: Message }) {
  const text = useText();
  const { ref, isSeen } = useInView();
  const isClip = message.type === 'video';
  const hasExpired = isExpired(message);
  const hasStill = !hasExpired && (!isClip || message.media?.poster === true);
  const { state } = useMessageFile(message, {
    isWanted: isSeen && hasStill,
    as: isClip ? 'poster' : 'whole',
    size: 'small',
  });
  const kind = text(isClip ? 'room.kind.video' : 'room.kind.image');
  const isGone = hasExpired || state.status === 'gone';
  return (
    <div ref={ref} aria-busy={hasStill && isComing(state)}>
      <MediaFrame
        ratio={1}
        corners="small"
        thumbHash={message.media?.thumbhash ?? null}
        over={{
          ...(isClip && {
            bottomStart: <MediaTag icon={VideoIcon}>{clock(message.duration ?? 0)}</MediaTag>,
          }),
          ...(isGone && {
            center: (
              <span role="img" aria-label={text('room.file.gone', { kind })} className="text-tertiary">
                <Icon of={ClockIcon} size="md" />
              </span>
            ),
          }),
        }}
      >
        {!isGone && (
          <OpenMedia
            message={message}
            label={text(isClip ? 'room.video.open' : 'room.image.open')}
            src={state.status === 'ready' ? state.url : undefined}
          />
        )}
      </MediaFrame>
    </div>
  );
}
