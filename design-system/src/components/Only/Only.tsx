import type { ReactNode } from 'react';

export const onlyPlaces = ['phone', 'tabletUp', 'belowDesktop', 'desktop'] as const;

const shown: Record<(typeof onlyPlaces)[number], string> = {
  phone: 'contents tablet:hidden',
  tabletUp: 'hidden tablet:contents',
  belowDesktop: 'contents desktop:hidden',
  desktop: 'hidden desktop:contents',
};

/** Shows its children on some widths (tablet from 820, desktop from 1280 px) without a box of its own. */
export function Only({ on, children }: { on: (typeof onlyPlaces)[number]; children: ReactNode }) {
  return <div className={shown[on]}>{children}</div>;
}
