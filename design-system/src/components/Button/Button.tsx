import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Anchor, type AnchorProps } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonSize, type ButtonTone, buttonStyles } from './Button.variants.ts';

interface ButtonLook {
  /** `primary` once a screen. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** As wide as its place. */
  block?: boolean;
  /** Drawing before the words. */
  icon?: IconGlyph;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook,
    Pick<
      ComponentProps<'button'>,
      | 'ref'
      | 'id'
      | 'type'
      | 'form'
      | 'disabled'
      | 'onClick'
      | 'autoFocus'
      | 'aria-label'
      | 'aria-expanded'
      | 'aria-haspopup'
      | 'aria-controls'
      | 'aria-pressed'
      | 'aria-describedby'
    > {
  /** Work is under way: the button keeps focus and its name, and does nothing. */
  loading?: boolean;
}

function ButtonContent({ icon, loading, children }: Pick<ButtonProps, 'icon' | 'loading' | 'children'>) {
  return (
    <>
      {loading ? <Spinner /> : icon && <Icon of={icon} size="md" />}
      {children}
    </>
  );
}

/**
 * Does something. One `primary` a screen; `danger` for what cannot be undone. While `loading` it keeps its focus
 * and name and does nothing. What goes somewhere is a `ButtonLink`; a drawing without words is an `IconButton`.
 */
export function Button({
  tone,
  size,
  block,
  icon,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
      className={buttonStyles({ tone, size, block })}
    >
      <ButtonContent icon={icon} loading={loading}>
        {children}
      </ButtonContent>
    </button>
  );
}

export interface ButtonLinkProps
  extends ButtonLook,
    Pick<AnchorProps, 'href' | 'target' | 'rel' | 'aria-label' | 'onClick'> {}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ tone, size, block, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonStyles({ tone, size, block })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Anchor>
  );
}
