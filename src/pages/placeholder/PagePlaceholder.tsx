import type { ReactNode } from 'react';
import type { PlaceholderShape } from '../../lib/placeholder-shape.ts';
import { AuthPlaceholder } from './AuthPlaceholder.tsx';
import { ConversationsPlaceholder } from './ConversationsPlaceholder.tsx';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';

export interface PagePlaceholderProps {
  of: PlaceholderShape;
  /** Instead of the skeleton: why nothing comes. */
  children?: ReactNode;
}

/** A page that is on its way. It stands in the first HTML, so it needs nothing but the first screen's code and texts. */
export function PagePlaceholder({ of, children }: PagePlaceholderProps) {
  switch (of.shape) {
    case 'auth':
      return <AuthPlaceholder {...of}>{children}</AuthPlaceholder>;
    case 'conversations':
      return (
        <ConversationsPlaceholder phone="list" title={of.title} back={of.back}>
          {children}
        </ConversationsPlaceholder>
      );
    case 'room':
      return <ConversationsPlaceholder phone="main">{children}</ConversationsPlaceholder>;
    default:
      return <ScreenPlaceholder {...of}>{children}</ScreenPlaceholder>;
  }
}
