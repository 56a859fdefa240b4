import { Bubble, IconButton, MediaFrame, RefreshIcon } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { isComing, useMessageFile } from '../../files/useMessageFile.ts';
import { isExpired } from '../../message.model.ts';
import { OpenMedia } from '../viewer/OpenMedia.tsx';
import { GoneMedia } from './GoneMedia.tsx';
import type { KindProps } from './kind.ts';
import { ratioOf } from './media.ts';
import { useInView } from './useInView.ts';

/** A picture; a press shows it as large as the screen. */
export function ImageBubble({ message, frame }: KindProps) {
  const text = useText();
  const { ref, isSeen } = useInView();
  const hasExpired = isExpired(message);
  const { state, retry } = useMessageFile(message, {
    isWanted: isSeen && !hasExpired,
    as: 'whole',
    size: 'middle',
  });
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
            <OpenMedia message={message} label={text('room.image.open')} src={state.url} />
          )}
        </MediaFrame>
      </div>
    </Bubble>
  );
}
