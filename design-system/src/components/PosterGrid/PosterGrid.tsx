import type { ReactNode } from 'react';
import { OutsideIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import { MediaFrame, MediaImage } from '../MediaFrame/MediaFrame.tsx';
import { area, grid, shade } from './PosterGrid.css.ts';
import { type PosterSize, placeStyles, posterTitleStyles } from './PosterGrid.variants.ts';

export interface PosterGridProps {
  label: string;
  busy?: boolean;
  /** `Poster`s, or `PosterSkeleton`s in their place. */
  children: ReactNode;
}

/**
 * Pictures that lead somewhere, large and small ones side by side: two columns where it is narrow, four from 700 px on. Posts
 * have columns of their own, each picture as high as it is.
 */
export function PosterGrid({ label, busy, children }: PosterGridProps) {
  return (
    <div className={area}>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        aria-label={label}
        aria-busy={busy}
        className={grid}
      >
        {children}
      </ul>
    </div>
  );
}

export interface PosterProps {
  size: PosterSize;
  href: string;
  title: string;
  /** Address of the picture; the title says what it shows. Empty: there is none. */
  image: string;
  /** Leads to another site, beside this one: what says so to whom cannot see its arrow. */
  outside?: string | undefined;
  /** In the first screen. */
  eager?: boolean;
}

/** A picture with its title over it. */
export function Poster({ size, href, title, image, outside, eager = false }: PosterProps) {
  return (
    <li className={placeStyles({ size })}>
      <Anchor
        href={href}
        className="relative block size-full overflow-clip rounded-card outline-inset"
        {...(outside !== undefined && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <MediaFrame corners="none">
          {image !== '' && <MediaImage src={image} alt="" eager={eager} />}
        </MediaFrame>
        <span className={`${shade} flex items-end gap-2 px-panel pb-3.5 text-media`}>
          <span className={`min-w-0 flex-1 ${posterTitleStyles({ size })}`}>{title}</span>
          {outside !== undefined && (
            <>
              <Icon of={OutsideIcon} size="md" />
              <span className="sr-only">{outside}</span>
            </>
          )}
        </span>
      </Anchor>
    </li>
  );
}

/** A `Poster` on its way. */
export function PosterSkeleton({ size }: Pick<PosterProps, 'size'>) {
  return <li aria-hidden className={`${placeStyles({ size })} animate-glow rounded-card bg-skeleton`} />;
}
