import { LIMITS } from '@livery/contract';
import { Spinner } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useMedia } from '../../../lib/useMedia.ts';
import type { DraftStore } from '../draft/draft.store.ts';
import { AddMedia } from './AddMedia.tsx';
import { ClipCover } from './ClipCover.tsx';
import { MediaTile } from './MediaTile.tsx';
import { useDragOrder } from './useDragOrder.ts';

const PictureSheet = lazily(() => import('./PictureSheet.tsx'), 'PictureSheet', {
  failed: overlayFailed,
});

/** The order while one is dragged. */
const orderOf = (ids: readonly string[], drag: { id: string; to: number } | undefined): readonly string[] => {
  if (!drag) return ids;
  const others = ids.filter((id) => id !== drag.id);
  return others.toSpliced(drag.to, 0, drag.id);
};

/** What was moved by keys has the focus again: its element stands elsewhere now. */
const useMovedFocus = (list: HTMLElement | null) => {
  const moved = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    list?.querySelector<HTMLElement>(`[data-tile="${moved.current}"] button`)?.focus();
    moved.current = undefined;
  });
  return moved;
};

/** Pictures of a post in their order, or its clip with its cover. */
export const MediaStrip = observer(function MediaStrip({ draft }: { draft: DraftStore }) {
  const text = useText();
  const hasFinger = useMedia('(pointer: coarse)');
  const hint = useId();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const [opened, setOpened] = useState<string>();
  const [said, setSaid] = useState('');
  const moved = useMovedFocus(list);
  const { media, preparing } = draft;
  const count = media.length;
  const move = (id: string, to: number) => {
    const from = media.findIndex((one) => one.id === id);
    if (to < 0 || to >= count || to === from) return false;
    draft.move(id, to);
    setSaid(text('publish.moved', { place: to + 1, count }));
    return true;
  };
  const drag = useDragOrder(list, move);
  const order = orderOf(
    media.map(({ id }) => id),
    drag,
  );
  const add = (files: readonly File[]) => void draft.add(files);
  const [first] = media;
  const picture = media.find(({ id }) => id === opened);
  const hasRoom = first?.kind !== 'video' && count + preparing < LIMITS.postImages;
  return (
    <section
      aria-label={text(draft.hasVideos ? 'publish.media' : 'publish.pictures')}
      className="flex flex-col gap-3"
    >
      {count + preparing === 0 ? (
        <AddMedia isFirst hasVideos={draft.hasVideos} onAdd={add} />
      ) : (
        <ul
          ref={setList}
          className="-mx-page flex gap-2 overflow-x-auto px-page py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
        >
          {media.map((picked) => (
            <MediaTile
              key={picked.id}
              picked={picked}
              place={order.indexOf(picked.id)}
              count={count}
              isDragged={drag?.id === picked.id}
              describedBy={hint}
              onOpen={() => setOpened(picked.id)}
              onMove={(to) => {
                if (move(picked.id, to)) moved.current = picked.id;
              }}
              onRemove={() => draft.remove(picked.id)}
            />
          ))}
          {Array.from({ length: preparing }, (_, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: all alike
              key={index}
              style={{ order: count + index }}
              className="grid aspect-tall w-picked shrink-0 place-items-center rounded-tile bg-sunken"
            >
              <Spinner label={text('publish.preparing')} />
            </li>
          ))}
          {hasRoom && <AddMedia isFirst={false} hasVideos={draft.hasVideos} onAdd={add} />}
        </ul>
      )}
      {count > 1 && (
        <p id={hint} className="text-caption text-tertiary">
          {text(hasFinger ? 'publish.tile.hint.finger' : 'publish.tile.hint')}
        </p>
      )}
      {first?.kind === 'video' && (
        <ClipCover key={first.id} clip={first} onChange={(clip) => draft.replace(clip)} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {picture?.kind === 'image' && (
        <PictureSheet
          key={picture.id}
          picture={picture}
          place={order.indexOf(picture.id)}
          count={count}
          onChange={(changed) => draft.replace(changed)}
          onMove={(to) => move(picture.id, to)}
          onRemove={() => draft.remove(picture.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
});
