import type { ReactNode } from 'react';
import type { DrawingName } from '../../variants/scenes/drawing.names.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Drawing } from './Drawing.tsx';

export interface StateBodyProps {
  drawing: DrawingName;
  title: string;
  /** Place of the title in the outline of the page: 1 where the state is the page, 2 without. */
  level?: 1 | 2;
  /** One sentence. */
  text?: string;
  /** One `Button` or `ButtonLink`. */
  action?: ReactNode;
}

/** What both states show. */
export function StateBody({ drawing, title, level = 2, text, action }: StateBodyProps) {
  return (
    <>
      <Drawing name={drawing} />
      <Heading level={level} size="title">
        {title}
      </Heading>
      {text && <p className="max-w-sentence text-balance break-keep wrap-anywhere text-secondary">{text}</p>}
      {action && <div className="pt-5">{action}</div>}
    </>
  );
}

/** In the middle of what the page leaves it. */
export const stateLayout = 'flex flex-1 flex-col items-center justify-center gap-1 px-void py-16 text-center';
