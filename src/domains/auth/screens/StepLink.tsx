import { Link, type LinkProps } from '@livery/design-system';
import type { MouseEvent } from 'react';

interface StepLinkProps extends Pick<LinkProps, 'href' | 'tone' | 'children'> {
  /** What a plain click does; the address is for another tab. */
  onGo: () => void;
}

/** From one step of a flow to another: the flow decides how, so that Back keeps its order. */
export function StepLink({ onGo, ...link }: StepLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo();
  };
  return <Link {...link} onClick={handleClick} />;
}
