import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cardStyles } from './Card.variants.ts';

export interface CardProps
  extends VariantProps<typeof cardStyles>,
    Pick<ComponentProps<'div'>, 'ref' | 'id' | 'aria-label' | 'aria-labelledby' | 'aria-busy'> {
  as?: 'div' | 'article' | 'section' | 'li';
  children: ReactNode;
}

/**
 * One thing on a ground of its own: a post, a panel beside the page. Several under one another stand in a
 * `CardFeed`; rows of settings in a `List` inside one card.
 */
export function Card({ as: Element = 'div', pad, edge, feed, ...rest }: CardProps) {
  const Tag = Element as 'div';
  return <Tag {...rest} className={cardStyles({ pad, edge, feed })} />;
}

/** Cards one under another, as far apart and from the screen's edge as the brand says. */
export function CardFeed({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={busy}
      className="part-feed flex flex-col gap-gap px-feed-inset pt-2 pb-6 tablet:px-0 tablet:pb-10"
    >
      {children}
    </div>
  );
}

/**
 * Holds the place of an article that is far from the screen: one box of its height in pixels, with its name.
 */
export function CardGap({
  height,
  ...rest
}: { height: number } & Pick<ComponentProps<'article'>, 'ref' | 'aria-label'>) {
  return <article {...rest} style={{ height }} />;
}

export interface CardHeaderProps {
  /** An `Avatar`. */
  media: ReactNode;
  title: ReactNode;
  /** Time and place. */
  detail?: ReactNode;
  /** A button at the end of the line. */
  actions?: ReactNode;
  /** An `IconButton` behind it: its drawing, not its box, ends at the card's edge. */
  menu?: ReactNode;
}

/** Who, when and where, over a post. */
export function CardHeader({ media, title, detail, actions, menu }: CardHeaderProps) {
  return (
    <header className="flex items-center gap-2.5 px-card-pad pt-card-head pb-2">
      {media}
      <div className="relative min-w-0 flex-1 leading-snug">
        <div className="truncate font-face-display font-strong tracking-display">{title}</div>
        {detail && <div className="truncate text-caption text-tertiary">{detail}</div>}
      </div>
      {actions}
      {menu && <div className="mx-menu-pull flex shrink-0">{menu}</div>}
    </header>
  );
}

/** The words of a post: a link of the tone `area` has all of them. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className="relative px-card-pad pb-2.5 text-pretty wrap-anywhere">{children}</div>;
}

/** The picture's place: inset by the brand, its corners are the frame's own. */
export function CardMedia({ children }: { children: ReactNode }) {
  return <div className="mx-media-inset">{children}</div>;
}

/** The row of `ActionButton`s, 44 px high. */
export function CardActions({ children }: { children: ReactNode }) {
  return (
    <footer className="mx-action-pull flex items-center gap-1 px-card-actions pt-1 pb-1.5">{children}</footer>
  );
}
