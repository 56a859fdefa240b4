import { chosenOf } from '@livery/design-system';
import { useState } from 'react';
import { useColumnCount } from './useColumnCount.ts';

export interface GalleryShape {
  /** How many columns there are. */
  count: number;
  /** Tiles are as high as their place in a column says, not as their pictures are. */
  isEven: boolean;
  /** How wide a tile's picture is drawn, as a browser is told before it has a layout. */
  sizes: string;
}

const SIZES = { columns: '(min-width: 640px) 300px, 50vw', even: '(min-width: 640px) 600px, 100vw' };
const ALONE = '(min-width: 820px) 720px, 100vw';

/** How a gallery is built: as the window has room, and as the brand chose. */
export const useGalleryShape = (): GalleryShape => {
  const room = useColumnCount();
  const [chosen] = useState(() => ({
    isEven: chosenOf('--gallery-tiles') === 'even',
    most: Number(chosenOf('--gallery-columns')) || Number.POSITIVE_INFINITY,
  }));
  const count = Math.min(room, chosen.most);
  const { isEven } = chosen;
  return { count, isEven, sizes: count === 1 ? ALONE : SIZES[isEven ? 'even' : 'columns'] };
};
