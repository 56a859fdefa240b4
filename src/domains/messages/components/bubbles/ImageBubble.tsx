import { Bubble, IconButton, MediaFrame, MediaImage, RefreshIcon } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { isComing, useMessageFile } from '../../files/useMessageFile.ts';
import { isExpired } from '../../message.model.ts';
import { useOpenMedia } from '../viewer/open-media.ts';
import { GoneMedia } from './GoneMedia.tsx';
import type { KindProps } from './kind.ts';
import { ratioOf } from './media.ts';
import { useInView } from './useInView.ts';

/** A picture; a press shows it as large as the screen. */
export function ImageBubble({ message, frame }: KindProps) {
  const text = useText();
  const { ref, isSeen } = useInView();
  const hasExpired = isExpired(message);
  const { state, retry } = useMessageFile(message, { isWanted: isSeen && !hasExpired, as: 'whole' });
  const openMedia = useOpenMedia();
  if (hasExpired || state.status === 'gone') return <GoneMedia kind="room.kind.image" frame={frame} />;
  const failed = (
    <IconButton icon={RefreshIcon} tone="media" label={text('room.file.retry')} onClick={retry} />
  );
  return (
    <Bubble {...frame} content="picture">
      <div ref={ref} aria-busy={isComing(state)}>
        <MediaFrame
          ratio={ratioOf(message)}
          thumbHash={message.media?.thumbhash ?? null}
          corners="bubble"
          {...(state.status === 'failed' && { over: { center: failed } })}
        >
          {state.status === 'ready' && (
            <button
              type="button"
              aria-label={text('room.image.open')}
              onClick={() => openMedia(message)}
              className="absolute inset-0 outline-inset"
            >
              <MediaImage src={state.url} alt="" />
            </button>
          )}
        </MediaFrame>
      </div>
    </Bubble>
  );
}
