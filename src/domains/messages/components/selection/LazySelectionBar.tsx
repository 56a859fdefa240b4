import type { ReactNode } from 'react';
import { lazily } from '../../../../lib/lazily.tsx';
import type { SelectionBarProps } from './selection-bar.ts';

interface LazySelectionBarProps extends SelectionBarProps {
  /** The room's own bar, until this one has come. */
  usual: ReactNode;
}

export const LazySelectionBar = lazily<'SelectionBar', LazySelectionBarProps>(
  () => import('./SelectionBar.tsx'),
  'SelectionBar',
  { fallback: ({ usual }) => usual, failed: (_, { usual }) => usual },
);
