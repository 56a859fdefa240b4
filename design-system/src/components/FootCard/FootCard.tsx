import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { card, onFoot } from './FootCard.css.ts';

export interface FootCardProps {
  title: string;
  /** Words, and the buttons that take it away. */
  children: ReactNode;
}

/**
 * Asks something over any page without taking it over: above what stands at the foot of a phone, in the corner of a
 * wide window. What has to be answered first is an `AlertDialog`.
 */
export function FootCard({ title, children }: FootCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`pointer-events-none fixed inset-x-0 z-bar ${onFoot}`}>
      <div
        className={`pointer-events-auto animate-rise rounded-card border border-default bg-overlay p-page shadow-float ${card}`}
      >
        <Stack gap="sm">
          <Heading level={2} size="lead" id={id}>
            {title}
          </Heading>
          {children}
        </Stack>
      </div>
    </section>
  );
}
