import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { describedBy, Field, type FieldProps } from '../TextField/Field.tsx';
import { amountLineStyles } from './AmountField.variants.ts';
import { caretBehind, figuresBefore, figuresOf, groupedFigures, written } from './figures.ts';

export interface AmountFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'name' | 'autoFocus' | 'disabled' | 'enterKeyHint'> {
  /** Digits with at most one point and two places: "2000.5". Only such reach `onChange`. */
  value: string;
  onChange: (value: string) => void;
  /** Separators follow it. */
  locale: string;
  /** At the end of the line: a button for all there is. */
  end?: ReactNode;
}

/** The caret stays behind the figure that was typed, whatever separators come and go. */
function useCaret() {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<number>(undefined);
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    const { current } = input;
    if (wanted.current === undefined || !current) return;
    const at = caretBehind(current.value, wanted.current);
    wanted.current = undefined;
    current.setSelectionRange(at, at);
  });
  /** `text`: what was written, its point made plain; what stands behind the caret is as it was. */
  const keep = ({ value, selectionStart }: HTMLInputElement, text: string) => {
    const behind = value.length - (selectionStart ?? value.length);
    wanted.current = figuresBefore(text, text.length - behind);
    // A separator that was deleted comes back: nothing else would draw it.
    redraw((count) => count + 1);
  };
  return { input, keep };
}

/**
 * An amount of points in large figures on a line of its own, once a screen. Separators come by themselves. Other numbers go into a
 * `TextField`.
 */
export function AmountField({
  label,
  hint,
  error,
  value,
  onChange,
  locale,
  end,
  ...attributes
}: AmountFieldProps) {
  const id = useId();
  const { input, keep } = useCaret();

  const shown = groupedFigures(value, locale);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const text = written(shown, event.target.value);
    keep(event.target, text);
    const next = figuresOf(text);
    if (next !== value) onChange(next);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={amountLineStyles({ invalid: Boolean(error) })}>
        <input
          {...attributes}
          {...describedBy(id, { hint, error })}
          ref={input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={shown}
          onChange={handleChange}
          className="w-full min-w-0 flex-1 bg-transparent font-face-numeric text-hero leading-tight font-numeric tracking-display tabular-nums lining-nums placeholder:text-tertiary focus-visible:outline-hidden disabled:text-disabled"
        />
        {end}
      </div>
    </Field>
  );
}
