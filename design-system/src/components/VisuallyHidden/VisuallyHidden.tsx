import type { ReactNode } from 'react';

/**
 * Words for those who hear the screen; the eye has a drawing or a number in their place. A control has its own
 * `label` for that.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
