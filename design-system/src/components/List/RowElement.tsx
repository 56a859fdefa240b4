import type { MouseEventHandler, ReactNode } from 'react';
import { Anchor } from '../Link/Link.tsx';
import { listRowStyles } from './List.variants.ts';

/** What a row does: goes somewhere, acts, or just stands. */
export interface RowTarget {
  href?: string;
  onClick?: MouseEventHandler;
  selected?: boolean;
  disabled?: boolean;
}

interface RowElementProps extends RowTarget {
  size: 'row' | 'person';
  tone?: 'default' | 'danger';
  children: ReactNode;
}

export function RowElement({ href, onClick, selected, disabled, size, tone, children }: RowElementProps) {
  const interactive = !disabled && (href !== undefined || onClick !== undefined);
  const className = listRowStyles({
    size,
    tone: disabled ? 'disabled' : tone,
    interactive,
    selected: selected ?? false,
  });
  if (href !== undefined && !disabled) {
    return (
      <Anchor
        href={href}
        onClick={onClick}
        aria-current={selected ? 'page' : undefined}
        className={className}
      >
        {children}
      </Anchor>
    );
  }
  if (onClick) {
    return (
      <button
        type="button"
        aria-current={selected ? 'true' : undefined}
        disabled={disabled}
        onClick={onClick}
        className={className}
      >
        {children}
      </button>
    );
  }
  return <div className={className}>{children}</div>;
}
