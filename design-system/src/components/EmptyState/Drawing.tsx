import { type ReactNode, useEffect, useState } from 'react';
import type { DrawingName } from '../../variants/scenes/drawing.names.ts';
import { Connection } from './Connection.tsx';

type Drawings = Record<DrawingName, () => ReactNode>;

let known: Partial<Drawings> = { connection: Connection };

/** A small drawing in the brand's tints; rules of the brand find it by `data-scene`. */
export function Drawing({ name }: { name: DrawingName }) {
  const [drawings, setDrawings] = useState(known);
  const Content = drawings[name];
  useEffect(() => {
    if (Content) return;
    // The first screen draws none: they come with the first state that shows one. One that does not come is an ornament less.
    import('./drawings.tsx').then(
      (all) => {
        known = all.drawings;
        setDrawings(known);
      },
      () => undefined,
    );
  }, [Content]);
  return (
    <svg viewBox="0 0 200 160" fill="none" aria-hidden="true" data-scene={name} className="mb-4 h-40 w-50">
      {Content && <Content />}
    </svg>
  );
}
