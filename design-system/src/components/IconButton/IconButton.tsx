import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Anchor, type AnchorProps } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type IconButtonTone, iconButtonStyles } from './IconButton.variants.ts';

interface IconButtonLook {
  icon: IconGlyph;
  /** The control's name; with a badge it says the count too. */
  label: string;
  tone?: IconButtonTone;
  /** A short count at the corner. */
  badge?: string | number;
}

export interface IconButtonProps
  extends IconButtonLook,
    Pick<
      ComponentProps<'button'>,
      'ref' | 'id' | 'type' | 'disabled' | 'onClick' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'
    > {
  /** Makes it a toggle; pressed, the drawing is filled. */
  pressed?: boolean;
  /** Work is under way: the button keeps focus and its name, and does nothing. */
  loading?: boolean;
}

function Content({
  icon,
  badge,
  filled,
}: {
  icon: IconGlyph;
  badge?: string | number;
  filled?: boolean;
}): ReactNode {
  return (
    <>
      <Icon of={icon} fill={filled ? 'solid' : 'none'} />
      {badge !== undefined && (
        <span aria-hidden className="absolute top-0.5 right-0 flex w-max rounded-badge shadow-cut-base">
          <Badge size="sm">{badge}</Badge>
        </span>
      )}
    </>
  );
}

/**
 * A button that is only a drawing, 44 px on every density; `label` is its name and never left out. A toggle when it
 * has `pressed`. Where there is room for words use `Button`.
 */
export function IconButton({
  icon,
  label,
  tone,
  badge,
  pressed,
  loading = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
      className={iconButtonStyles({ tone })}
    >
      {loading ? <Spinner /> : <Content icon={icon} badge={badge} filled={pressed} />}
    </button>
  );
}

export interface IconButtonLinkProps extends IconButtonLook, Pick<AnchorProps, 'href' | 'onClick'> {}

/** An `IconButton` that goes somewhere: the way back, a search page. */
export function IconButtonLink({ icon, label, tone, badge, ...rest }: IconButtonLinkProps) {
  return (
    <Anchor {...rest} aria-label={label} className={iconButtonStyles({ tone })}>
      <Content icon={icon} badge={badge} />
    </Anchor>
  );
}
