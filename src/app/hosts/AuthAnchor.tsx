import type { AnchorProps } from '@livery/design-system';
import { createContext, type MouseEvent, use } from 'react';
import { RouterAnchor } from '../RouterAnchor.tsx';

/** Returns true when it handled an address, false to leave it to the router. */
export type Enter = (address: string) => boolean;

export const EnterContext = createContext<Enter>(() => false);

/** Links inside the login dialog: those between auth screens stay in it. */
export function AuthAnchor({ onClick, ...anchor }: AnchorProps) {
  const enter = use(EnterContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || anchor.target === '_blank';
    if (event.defaultPrevented || isForAnotherTab) return;
    if (enter(anchor.href)) event.preventDefault();
  };
  return <RouterAnchor {...anchor} onClick={handleClick} />;
}
