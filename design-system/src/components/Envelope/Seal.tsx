import type { ReactNode } from 'react';
import { seal } from './Envelope.css.ts';

const SIZES = { xs: 'size-4.5', sm: 'size-10', md: 'size-16', lg: 'size-21' } as const;

export interface SealProps {
  size: keyof typeof SIZES;
  /** One character or one drawing. */
  children?: ReactNode;
}

/** The wax seal of an envelope: a drawing, it says nothing. */
export function Seal({ size, children }: SealProps) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center part-seal rounded-full leading-none ${SIZES[size]} ${seal}`}
    >
      {children}
    </span>
  );
}
