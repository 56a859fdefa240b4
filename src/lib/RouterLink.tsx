import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from './router/plain-click.ts';
import { useNavigate } from './router/useNavigate.ts';

export type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the application, from its root on. */
  to: string;
};

/** Going to the current address adds no entry to the history. */
const isHere = (to: string): boolean => to === location.pathname + location.search + location.hash;

/** A link that is followed in the same document. Like `useNavigate`, it does not depend on where one is. */
export function RouterLink({ to, target, onClick, ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || (target ?? '_self') !== '_self' || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { replace: isHere(to) });
  };
  return <a {...rest} href={to} target={target} onClick={handleClick} />;
}
