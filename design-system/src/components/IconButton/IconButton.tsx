import type { ComponentProps, ReactNode } from 'react';
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

export function IconButton({
  icon,
  label,
  tone,
  badge,
  pressed,
  loading,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      className={iconButtonStyles({ tone })}
    >
      {loading ? <Spinner /> : <Content icon={icon} badge={badge} filled={pressed} />}
    </button>
  );
}

export interface IconButtonLinkProps extends IconButtonLook, Pick<AnchorProps, 'href' | 'onClick'> {}

export function IconButtonLink({ icon, label, tone, badge, ...rest }: IconButtonLinkProps) {
  return (
    <Anchor {...rest} aria-label={label} className={iconButtonStyles({ tone })}>
      <Content icon={icon} badge={badge} />
    </Anchor>
  );
}
