import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Drawing, type DrawingName } from './drawings.tsx';

export interface EmptyStateProps {
  drawing: DrawingName;
  title: string;
  /** One sentence. */
  text?: string;
  /** One `Button` or `ButtonLink`. */
  action?: ReactNode;
}

function State({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <>
      <Drawing name={drawing} />
      <Heading level={2} size="title">
        {title}
      </Heading>
      {text && <p className="max-w-sentence text-balance break-keep wrap-anywhere text-secondary">{text}</p>}
      {action && <div className="pt-5">{action}</div>}
    </>
  );
}

const layout = 'flex flex-col items-center gap-1 px-8 py-16 text-center';

/** Nothing here yet: a drawing, a sentence, one thing to do. */
export function EmptyState(props: EmptyStateProps) {
  return (
    <div className={layout}>
      <State {...props} />
    </div>
  );
}

/** It did not work: what happened, what to do, and a button that tries again. Read out when it appears. */
export function ErrorState({
  drawing = 'connection',
  ...rest
}: Omit<EmptyStateProps, 'drawing'> & { drawing?: DrawingName }) {
  return (
    <div role="alert" className={layout}>
      <State drawing={drawing} {...rest} />
    </div>
  );
}
