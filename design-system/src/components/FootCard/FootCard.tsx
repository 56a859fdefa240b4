import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { card, onFoot, room } from './FootCard.css.ts';

export interface FootCardProps {
  title: string;
  /** Words, and the buttons that take it away. */
  children: ReactNode;
}

/** Says how high it is, as long as it stands. */
const useRoom = () => {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [{ style }, section] = [document.documentElement, ref.current];
    if (!section) return;
    const watch = new ResizeObserver(() => style.setProperty(room, `${section.offsetHeight}px`));
    watch.observe(section);
    return () => {
      watch.disconnect();
      style.removeProperty(room);
    };
  }, []);
  return ref;
};

/**
 * Asks something over any page without taking it over: above what stands at the foot of a phone, in the corner of a
 * wide window. A conversation leaves it room. What has to be answered first is an `AlertDialog`.
 */
export function FootCard({ title, children }: FootCardProps) {
  const id = useId();
  return (
    <section
      ref={useRoom()}
      aria-labelledby={id}
      className={`pointer-events-none fixed inset-x-0 z-bar ${onFoot}`}
    >
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
