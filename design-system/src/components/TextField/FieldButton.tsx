import { ChevronDownIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FieldButtonProps {
  /** Name of the choice and what is chosen, "Country: China +86". */
  label: string;
  /** What stands in the field, "+86". */
  short: string;
  onClick: () => void;
}

/** A small choice inside a field whose list is too long for the system's own: opens a sheet. */
export function FieldButton({ label, short, onClick }: FieldButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
      className="relative flex items-center gap-1 rounded-xs text-primary tabular-nums after:absolute after:-inset-y-3 after:inset-x-0"
    >
      <span aria-hidden>{short}</span>
      <Icon of={ChevronDownIcon} size="xs" />
      <span aria-hidden className="ms-1.5 h-5 w-px bg-default" />
    </button>
  );
}
