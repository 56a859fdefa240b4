import { type ReactNode, useEffect, useState } from 'react';
import { Connection } from './Connection.tsx';
import type { DrawingName } from './drawing.names.ts';

type Drawings = Record<DrawingName, () => ReactNode>;

let known: Partial<Drawings> = { connection: Connection };

/** The first screen draws none: they come with the first state that shows one, into their place. */
const load = async (): Promise<Partial<Drawings>> => {
  const { drawings } = await import('./drawings.tsx');
  known = { ...known, ...drawings };
  return known;
};

/** A small drawing in the brand's tints. */
export function Drawing({ name }: { name: DrawingName }) {
  const [drawings, setDrawings] = useState(known);
  const Content = drawings[name];
  useEffect(() => {
    // A drawing that does not come is an ornament less.
    if (!Content) load().then(setDrawings, () => undefined);
  }, [Content]);
  return (
    <svg viewBox="0 0 200 160" fill="none" aria-hidden="true" className="mb-4 h-40 w-50">
      {Content && <Content />}
    </svg>
  );
}
