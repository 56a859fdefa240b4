import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/index.ts';
import { isComposing, isSendKey } from '../../lib/keys.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fieldBoxStyles, inputStyles } from '../TextField/field.variants.ts';

export interface SearchFieldProps
  extends Pick<ComponentProps<'input'>, 'name' | 'maxLength' | 'autoFocus' | 'onFocus'> {
  /** Name of the field and its placeholder. */
  label: string;
  /** Name of the button that empties it. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** What narrows the search stands beside it, where there is room: from 820 px on. */
  narrow?: boolean;
  /** Enter, where the search does not follow the typing. */
  onSubmit?: () => void;
}

/**
 * Words to look for. The magnifier and the placeholder identify it, so it has no visible label. Escape and its
 * button empty it and keep the focus; a second Escape belongs to whatever it stands in.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onChange, onSubmit, narrow = false, ...input } = props;
  const field = useRef<HTMLInputElement>(null);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && value !== '' && !isComposing(event)) {
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    } else if (onSubmit && isSendKey(event)) {
      event.preventDefault();
      onSubmit();
    }
  }

  function clear() {
    onChange('');
    // The button goes with the words; the focus would fall to the page.
    field.current?.focus();
  }

  return (
    <div
      className={`${fieldBoxStyles({ look: 'search', invalid: false })} ${narrow ? 'tablet:max-w-aside' : ''}`}
    >
      <span className="text-tertiary">
        <Icon of={SearchIcon} size="md" />
      </span>
      <input
        {...input}
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        className={inputStyles}
      />
      {value !== '' && (
        <span className="-me-3 flex">
          <IconButton icon={CloseIcon} label={clearLabel} tone="subtle" onClick={clear} />
        </span>
      )}
    </div>
  );
}
