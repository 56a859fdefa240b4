import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FieldProps {
  label: string;
  /** Shown under the field until there is an error. */
  hint?: ReactNode;
  /** What is wrong and what to do; makes the field invalid. */
  error?: string | null;
}

/** Attributes that tie a control to its label and message. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-message` : undefined,
  } as const;
}

function Message({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  const tone = error ? 'text-danger' : 'text-tertiary';
  return (
    <div
      id={`${id}-message`}
      aria-live="polite"
      className={`flex items-start empty:-mt-1.5 gap-1.5 text-caption leading-snug ${tone}`}
    >
      {error ? (
        <>
          <Icon of={WarningIcon} size="xs" />
          <span>{error}</span>
        </>
      ) : (
        hint
      )}
    </div>
  );
}

/** Label over, message under a control. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-footnote leading-snug font-medium text-secondary">
        {label}
      </label>
      {children}
      <Message id={id} hint={hint} error={error} />
    </div>
  );
}
