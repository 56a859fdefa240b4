import type { VariantProps } from 'class-variance-authority';
import { type ReactNode, useRef, useState } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import {
  type MediaFit,
  mediaFrameStyles,
  mediaImageStyles,
  type OverlayPosition,
  overlayStyles,
} from './MediaFrame.variants.ts';
import { useThumbHash } from './useThumbHash.ts';

export interface MediaFrameProps extends VariantProps<typeof mediaFrameStyles> {
  /** Width by height: the box is reserved before anything loads. Without it the frame fills its place. */
  ratio?: number;
  /** ThumbHash in base64: shown until the picture is there. */
  thumbHash?: string | null;
  /** A `MediaImage` or a video. */
  children?: ReactNode;
  /** What lies over the picture, by place. */
  over?: Partial<Record<OverlayPosition, ReactNode>>;
}

/**
 * The place of a picture or a clip: its box is reserved before a byte is there, so nothing under it moves. Its
 * style is set through the DOM, so it belongs to the running page, not to the first HTML. Several in one place are
 * a `MediaMosaic`.
 */
export function MediaFrame({ ratio, thumbHash, corners, capped, children, over = {} }: MediaFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useThumbHash(frame, thumbHash);
  return (
    <div
      ref={frame}
      className={mediaFrameStyles({ corners, capped, fill: ratio === undefined })}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
    >
      {children}
      {(Object.entries(over) as [OverlayPosition, ReactNode][]).map(([at, content]) => (
        <div key={at} className={overlayStyles({ at })}>
          {content}
        </div>
      ))}
    </div>
  );
}

export interface MediaImageProps {
  src: string;
  /** What the picture shows; empty when the words beside it say it. */
  alt: string;
  /** The first picture of the first screen loads at once. */
  eager?: boolean;
  srcSet?: string;
  sizes?: string;
  /** The same picture in better types, the best first: a browser takes the first one that it can read. */
  sources?: readonly { type: string; srcSet: string }[];
  /** `contain` where nothing may be cut off: the opened post. */
  fit?: MediaFit;
}

/**
 * The picture of a `MediaFrame`; before it is there the frame shows its ThumbHash. One that cannot be loaded leaves
 * a drawing in its place, still named by what it would show.
 */
export function MediaImage(props: MediaImageProps) {
  const { src, alt, eager = false, srcSet, sizes, sources, fit = 'cover' } = props;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (src === brokenSrc) return <BrokenImage alt={alt} />;
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBrokenSrc(src)}
      className={mediaImageStyles({ fit })}
    />
  );
  if (!sources) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

function BrokenImage({ alt }: { alt: string }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      className="absolute inset-0 grid place-items-center bg-sunken text-tertiary"
    >
      <Icon of={WarningIcon} size="xl" />
    </span>
  );
}

/** How far a clip has played, from 0 to 1; drawn at the frame's foot. */
export function MediaProgress({ value }: { value: number }) {
  return (
    <div aria-hidden className="h-0.75 bg-media-track">
      <div className="h-full origin-left bg-media-text" style={{ transform: `scaleX(${value})` }} />
    </div>
  );
}
