import { DeleteIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { keyStyles } from './Keypad.variants.ts';

export interface KeypadProps {
  /** Name of the group of keys. */
  label: string;
  deleteLabel: string;
  /** Digits so far; the field over the keys shows them. */
  value: string;
  /** How many digits fit. */
  length: number;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  disabled?: boolean;
}

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Our own number keys for the security password, so that no keyboard app stores it (`product.md` 5). Below a masked
 * `CodeField`, which shows the digits; for any other number let the platform's keyboard come.
 */
export function Keypad(props: KeypadProps) {
  const { label, deleteLabel, value, length, onChange, onComplete, disabled } = props;

  function press(digit: string) {
    if (value.length >= length) return;
    const next = value + digit;
    onChange(next);
    if (next.length === length) onComplete?.(next);
  }

  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      disabled={disabled}
      onClick={() => press(digit)}
      className={keyStyles()}
    >
      {digit}
    </button>
  );

  return (
    <fieldset
      aria-label={label}
      className="grid grid-cols-3 gap-1.5 bg-sunken px-2 pt-2 pb-stage-foot tabular-nums select-none"
    >
      {ROWS.map(key)}
      <span />
      {key('0')}
      <button
        type="button"
        aria-label={deleteLabel}
        disabled={disabled || value === ''}
        onClick={() => onChange(value.slice(0, -1))}
        className={keyStyles({ tone: 'bare' })}
      >
        <Icon of={DeleteIcon} />
      </button>
    </fieldset>
  );
}
