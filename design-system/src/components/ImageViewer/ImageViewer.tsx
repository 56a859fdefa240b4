import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { BackIcon, ChevronRightIcon, CloseIcon } from '../../icons/index.ts';
import { scrim } from '../Dialog/Dialog.css.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useSwipe } from './useSwipe.ts';
import { useZoom } from './useZoom.ts';
import { FITTED, zoomedAt } from './zoom.ts';

export interface ViewerImage {
  id: string;
  /** Absent while it is on its way. */
  src?: string | undefined;
  alt: string;
  /** In the place of a picture: a clip, or why there is nothing to see. */
  content?: ReactNode;
}

export interface ImageViewerProps {
  open: boolean;
  onClose: () => void;
  images: readonly ViewerImage[];
  /** Index of the one in sight. */
  at: number;
  onMove: (to: number) => void;
  labels: { title: string; close: string; previous: string; next: string; loading: string };
  /** "2 of 5" for the one in sight, or whose it is and when: shown and read. */
  position: string;
  /** What can be done with the one in sight: `IconButton`s of the tone `media`. */
  actions?: ReactNode;
}

interface StageProps {
  image: ViewerImage;
  labels: ImageViewerProps['labels'];
  onTurn: (by: 1 | -1) => void;
  onPull: () => void;
}

/** What is no picture is not enlarged: its own buttons work. */
function Content({ image, onTurn, onPull }: StageProps) {
  return (
    <div {...useSwipe({ onTurn, onPull })} className="grid size-full touch-none place-items-center px-page">
      <div className="w-full max-w-column">{image.content}</div>
    </div>
  );
}

/** A picture and its place among the others. A new one starts fitted: it is keyed by its image. */
function Stage({ image, labels, onTurn, onPull }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, setZoom, handlers } = useZoom({ onTurn, onPull });

  function handleKey(event: KeyboardEvent) {
    const factor = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 }[event.key];
    const box = stage.current?.getBoundingClientRect();
    if (factor === undefined || !box) return;
    event.preventDefault();
    setZoom((now) => (factor === 0 ? FITTED : zoomedAt(now, factor, { x: 0, y: 0 }, box)));
  }

  return (
    <section
      {...handlers}
      ref={stage}
      aria-label={labels.title}
      data-stage
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys work on it
      tabIndex={0}
      onKeyDown={handleKey}
      className="grid size-full touch-none grid-cols-1 grid-rows-1 place-items-center overflow-clip outline-inset select-none"
    >
      {image.src === undefined ? (
        <Spinner label={labels.loading} />
      ) : (
        <img
          src={image.src}
          alt={image.alt}
          draggable={false}
          className="max-h-full max-w-full object-contain"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      )}
    </section>
  );
}

type BarsProps = Pick<ImageViewerProps, 'images' | 'at' | 'labels' | 'position' | 'onClose' | 'actions'> & {
  onTurn: (by: 1 | -1) => void;
};

/** Fingers swipe: nothing stands over their picture, but a screen reader has the buttons, and keys show the one they come to. */
const TURN = 'absolute inset-y-0 m-auto h-11 pointer-coarse:not-focus-within:sr-only';

function Bars({ images, at, labels, position, onClose, actions, onTurn }: BarsProps) {
  return (
    <>
      <div className="absolute inset-x-0 top-0 flex items-center gap-2 p-2 pt-safe-top">
        <IconButton icon={CloseIcon} label={labels.close} tone="media" onClick={onClose} />
        <span
          aria-live="polite"
          className="rounded-chip bg-media-control px-2.5 py-1 text-caption break-keep wrap-anywhere tabular-nums"
        >
          {position}
        </span>
        {actions && <div className="ms-auto flex gap-2">{actions}</div>}
      </div>

      {images[at - 1] && (
        <span className={`start-2 ${TURN}`}>
          <IconButton icon={BackIcon} label={labels.previous} tone="media" onClick={() => onTurn(-1)} />
        </span>
      )}
      {images[at + 1] && (
        <span className={`end-2 ${TURN}`}>
          <IconButton icon={ChevronRightIcon} label={labels.next} tone="media" onClick={() => onTurn(1)} />
        </span>
      )}
    </>
  );
}

const TURNS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Pictures, and clips among them, at full size over everything. Pinch, wheel, double click or + and − enlarge, 0 fits;
 * arrows or a swipe turn; a pull downwards or Escape closes and gives the focus back.
 */
export function ImageViewer({ open, ...props }: ImageViewerProps) {
  const { onClose, images, at, onMove, labels } = props;
  const { focus } = useReturnFocus(open);
  const image = images[at];
  const Place = image?.content === undefined ? Stage : Content;

  function turn(by: 1 | -1) {
    if (images[at + by]) onMove(at + by);
  }

  function handleKey(event: KeyboardEvent) {
    const by = TURNS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  }

  return (
    <Radix.Root open={open && image !== undefined} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={handleKey}
          className={`fixed inset-0 z-sheet bg-media-stage text-media outline-none ${scrim}`}
        >
          <Radix.Title className="sr-only">{labels.title}</Radix.Title>
          {image && <Place key={image.id} image={image} labels={labels} onTurn={turn} onPull={onClose} />}
          <Bars {...props} onTurn={turn} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
