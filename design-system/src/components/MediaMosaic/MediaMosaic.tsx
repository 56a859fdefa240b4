import { Children, type ReactNode } from 'react';
import { mosaicStyles, mosaicTileStyles } from './MediaMosaic.variants.ts';

export interface MediaMosaicProps {
  /** Two to four `MediaFrame`s without a ratio: two halves, one large with two small, or four quarters. */
  children: ReactNode;
  /** Words over the last picture when there are more than shown: "+6". */
  more?: string;
}

/** Two to four pictures of one post in one frame, the last with how many more there are. */
export function MediaMosaic({ children, more }: MediaMosaicProps) {
  const tiles = Children.toArray(children).slice(0, 4);
  const layout = tiles.length === 2 ? 'halves' : tiles.length === 3 ? 'lead' : 'quarters';
  return (
    <div className={mosaicStyles({ layout })}>
      {tiles.map((tile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
        <div key={index} className={mosaicTileStyles({ lead: layout === 'lead' && index === 0 })}>
          {tile}
          {more && index === tiles.length - 1 && (
            <span className="absolute inset-0 z-raised grid place-items-center bg-media-control font-face-numeric text-heading font-numeric text-media">
              {more}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
