import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';
import { type LinkTone, linkStyles } from './Link.variants.ts';

/** Attributes that the application's link receives; `href` is an address of the application or a full URL. */
export type AnchorProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps>>(function PlainAnchor(props) {
  return <a {...props} />;
});

/** Gives every link of the design system the application's router: `<LinkProvider value={RouterAnchor}>`. */
export const LinkProvider = LinkContext.Provider;

/** An undrawn link for the system's own components. */
export function Anchor(props: AnchorProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}

export interface LinkProps extends Pick<AnchorProps, 'href' | 'target' | 'rel' | 'onClick' | 'aria-label'> {
  /** `accent` inside running text (underlined: colour alone does not tell it), `standalone` beside it, `plain` inherits its surroundings, `area` does and is pressed anywhere in them, `subtle` for footers and times. */
  tone?: LinkTone;
  children: ReactNode;
}

/**
 * Goes somewhere, in running words or beside them. What does something is a `Button`; a link that should look like
 * one is a `ButtonLink`.
 */
export function Link({ tone = 'accent', ...rest }: LinkProps) {
  return <Anchor {...rest} className={linkStyles({ tone })} />;
}
