import type { AnchorProps } from '@livery/design-system';
import { Link } from 'react-router';

/** Addresses of the application go through the router; everything else is an ordinary link. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  if (!href.startsWith('/') || href.startsWith('//')) return <a {...rest} href={href} />;
  return <Link {...rest} to={href} />;
}
