import type { ComponentProps } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { type ActionTone, actionButtonStyles } from './ActionButton.variants.ts';

export interface ActionButtonProps extends Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'disabled'> {
  icon: IconGlyph;
  /** Name with the count in words, "Like, 12.8k likes". */
  label: string;
  /** Shown beside the drawing, already shortened. */
  count?: string;
  /** Makes it a toggle; pressed, the drawing is filled and pops. */
  pressed?: boolean;
  tone?: ActionTone;
  /** Pushed to the far end of its row. */
  end?: boolean;
}

/**
 * What can be done with a post, in the row under it: a drawing with its count, a toggle when it has `pressed`. Four
 * at most; the rest goes into a `Menu`.
 */
export function ActionButton({ icon, label, count, pressed, tone, end, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      className={actionButtonStyles({ tone, end })}
    >
      <span className="transition-transform duration-base ease-pop group-active:scale-press group-aria-pressed:animate-pop">
        <Icon of={icon} fill={pressed ? 'solid' : 'none'} />
      </span>
      {count !== undefined && <span aria-hidden>{count}</span>}
    </button>
  );
}
