import { CloseIcon, Icon, MediaFrame, MediaImage, MediaTag, PlayIcon } from '@livery/design-system';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { clock } from '../../../lib/text/number.ts';
import { useObjectUrl } from '../../../lib/useObjectUrl.ts';
import { type Picked, shownOf } from '../draft/draft.model.ts';

interface MediaTileProps {
  picked: Picked;
  /** From 0; where it stands while something is dragged. */
  place: number;
  count: number;
  isDragged: boolean;
  /** Id of the words that say which keys move it. */
  describedBy: string;
  onOpen: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const STEPS: Partial<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** One picture, or the clip, of a post that is written; Alt and an arrow key put it elsewhere. */
export function MediaTile(props: MediaTileProps) {
  const { picked, place, count, isDragged, describedBy, onOpen, onMove, onRemove } = props;
  const text = useText();
  const url = useObjectUrl(shownOf(picked));
  const isPicture = picked.kind === 'image';
  const name = isPicture
    ? text('publish.tile', { place: place + 1, count })
    : text('publish.tile.video', { name: picked.name });
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(place + step);
  };
  const duration = picked.kind === 'video' ? picked.duration : undefined;
  return (
    <li
      data-tile={picked.id}
      style={{ order: place }}
      className={`w-picked shrink-0 touch-pan-x select-none ${isDragged ? 'scale-press opacity-50' : ''}`}
    >
      <MediaFrame
        ratio={3 / 4}
        corners="tile"
        over={{
          topEnd: (
            <button
              type="button"
              aria-label={text('publish.remove', { name })}
              onClick={onRemove}
              className="relative grid size-6.5 place-items-center rounded-full bg-media-control text-media after:absolute after:-inset-2.5"
            >
              <Icon of={CloseIcon} size="xs" />
            </button>
          ),
          ...(isPicture &&
            count > 1 && { bottomStart: <MediaTag>{text('publish.place', { place: place + 1 })}</MediaTag> }),
          ...(duration !== undefined && {
            bottomStart: <MediaTag icon={PlayIcon}>{clock(duration)}</MediaTag>,
          }),
        }}
      >
        {isPicture ? (
          <button
            type="button"
            aria-label={name}
            aria-describedby={count > 1 ? describedBy : undefined}
            onClick={onOpen}
            onKeyDown={handleKey}
            className="absolute inset-0 cursor-grab focus-visible:shadow-focus"
          >
            {url && <MediaImage src={url} alt="" eager />}
          </button>
        ) : (
          url && <MediaImage src={url} alt={name} eager />
        )}
      </MediaFrame>
    </li>
  );
}
