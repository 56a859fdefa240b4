import type { ComponentProps } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fieldBoxStyles, inputStyles } from '../TextField/field.variants.ts';

export interface SearchFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'ref' | 'name' | 'maxLength' | 'autoFocus' | 'onKeyDown' | 'onFocus'
  > {
  /** Name of the field and its placeholder. */
  label: string;
  /** Name of the button that empties it. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** The magnifier and the placeholder identify it, so it has no visible label. */
export function SearchField({ label, clearLabel, value, onChange, ...input }: SearchFieldProps) {
  return (
    <div className={fieldBoxStyles({ look: 'search', invalid: false })}>
      <span className="text-tertiary">
        <Icon of={SearchIcon} size="md" />
      </span>
      <input
        {...input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={inputStyles}
      />
      {value !== '' && (
        <span className="-me-3 flex">
          <IconButton icon={CloseIcon} label={clearLabel} tone="quiet" onClick={() => onChange('')} />
        </span>
      )}
    </div>
  );
}
