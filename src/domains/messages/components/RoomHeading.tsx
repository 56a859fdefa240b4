import { Only } from '@livery/design-system';
import type { ReactNode } from 'react';

/** Alone on a phone it is the page's heading; beside the list it stands below that. */
export function RoomHeading({ children }: { children: ReactNode }) {
  return (
    <>
      <Only on="phone">
        <h1>{children}</h1>
      </Only>
      <Only on="tabletUp">
        <h2>{children}</h2>
      </Only>
    </>
  );
}
