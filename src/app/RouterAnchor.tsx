import type { AnchorProps } from '@livery/design-system';
import { RouterLink } from '../lib/RouterLink.tsx';

/** Addresses of the application go through the router; everything else is an ordinary link. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  if (!href.startsWith('/') || href.startsWith('//')) return <a {...rest} href={href} />;
  return <RouterLink {...rest} to={href} />;
}
