import type { ReactNode } from 'react';
import { onlyStyles, type ScreenRange } from './Only.variants.ts';

export interface OnlyProps {
  on: ScreenRange;
  children: ReactNode;
}

/**
 * Shows its children on some widths (tablet from 820, desktop from 1280 px) without a box of its own. Both versions
 * are in the page, so keep them small; elsewhere they are hidden from screen readers too.
 */
export function Only({ on, children }: OnlyProps) {
  return <div className={onlyStyles({ on })}>{children}</div>;
}
