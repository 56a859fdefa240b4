import { Children, type ReactNode } from 'react';
import { type AlbumSpan, albumTileStyles } from './MediaMosaic.variants.ts';

/** How many stand beside each other, row by row: never one alone under others. */
const ROWS: Record<number, readonly AlbumSpan[]> = {
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [2, 3],
  6: [3, 3],
  7: [2, 2, 3],
  8: [2, 3, 3],
  9: [3, 3, 3],
  10: [2, 2, 3, 3],
};

export interface MediaAlbumProps {
  /** Two to ten `MediaFrame`s without a ratio, each in a box of its own. */
  children: ReactNode;
}

/** Pictures that were sent together, all of them in sight: the `picture` of a `Bubble`. A few of many are a `MediaMosaic`. */
export function MediaAlbum({ children }: MediaAlbumProps) {
  const tiles = Children.toArray(children);
  const spans = (ROWS[tiles.length] ?? []).flatMap((count) => Array.from({ length: count }, () => count));
  return (
    <div className="grid grid-cols-6 content-start gap-0.5 overflow-clip rounded-bubble-inner">
      {tiles.map((tile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
        <div key={index} className={albumTileStyles({ beside: spans[index] ?? 3 })}>
          {tile}
        </div>
      ))}
    </div>
  );
}
