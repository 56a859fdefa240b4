import type { Message } from '@livery/contract';
import { ClockIcon, Icon, IconButton, MediaFrame, RefreshIcon } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { isComing, useMessageFile } from '../../files/useMessageFile.ts';
import { isExpired } from '../../message.model.ts';
import { OpenMedia } from '../viewer/OpenMedia.tsx';
import { useInView } from './useInView.ts';

/** One picture of several in a frame that others give it; a press shows it as large as the screen. */
export function AlbumTile({ message }: { message: Message }) {
  const text = useText();
  const { ref, isSeen } = useInView();
  const hasExpired = isExpired(message);
  const { state, retry } = useMessageFile(message, {
    isWanted: isSeen && !hasExpired,
    as: 'whole',
    size: 'middle',
  });
  const over =
    hasExpired || state.status === 'gone' ? (
      <span
        role="img"
        aria-label={text('room.file.gone', { kind: text('room.kind.image') })}
        className="grid size-full place-items-center bg-media-stage text-media"
      >
        <Icon of={ClockIcon} size="md" />
      </span>
    ) : (
      state.status === 'failed' && (
        <IconButton icon={RefreshIcon} tone="media" label={text('room.file.retry')} onClick={retry} />
      )
    );
  return (
    <div ref={ref} aria-busy={!hasExpired && isComing(state)} className="size-full">
      <MediaFrame
        corners="none"
        thumbHash={message.media?.thumbhash ?? null}
        {...(over && { over: { center: over } })}
      >
        {state.status === 'ready' && (
          <OpenMedia message={message} label={text('room.image.open')} src={state.url} />
        )}
      </MediaFrame>
    </div>
  );
}
