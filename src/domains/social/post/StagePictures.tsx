import {
  BackIcon,
  ChevronRightIcon,
  IconButton,
  MediaTag,
  prefersReducedMotion,
} from '@livery/design-system';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { PostModel } from '../post.model.ts';
import { StagePicture } from './StagePicture.tsx';

/** The pictures side by side; a finger, the arrow keys or the buttons turn them. */
export function StagePictures({ post, onShown }: { post: PostModel; onShown: (index: number) => void }) {
  const text = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const total = post.media.length;
  const turn = (step: number) => {
    const { current } = strip;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    current?.scrollBy({ left: step * current.clientWidth, behavior });
  };
  return (
    <>
      <ul
        ref={strip}
        tabIndex={total > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => {
          const index = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
          setShown(index);
          onShown(index);
        }}
        className="flex size-full touch-pan-x snap-strip overflow-x-auto overscroll-x-contain scrollbar-none outline-inset"
      >
        {post.media.map((media, index) => (
          <li key={media.url} className="relative size-full shrink-0 snap-center">
            <StagePicture
              media={media}
              alt={text('post.image', { name: post.authorName, index: index + 1, total })}
              eager={index === 0}
              fit="contain"
            />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className="pointer-events-none absolute inset-x-5 top-20 flex items-center justify-center gap-3 tablet:top-auto tablet:bottom-5">
          <span className="pointer-events-auto hidden tablet:block">
            <IconButton
              tone="media"
              icon={BackIcon}
              label={text('post.image.previous')}
              disabled={shown === 0}
              onClick={() => turn(-1)}
            />
          </span>
          <MediaTag>{`${shown + 1}/${total}`}</MediaTag>
          <span className="pointer-events-auto hidden tablet:block">
            <IconButton
              tone="media"
              icon={ChevronRightIcon}
              label={text('post.image.next')}
              disabled={shown === total - 1}
              onClick={() => turn(1)}
            />
          </span>
        </div>
      )}
    </>
  );
}
