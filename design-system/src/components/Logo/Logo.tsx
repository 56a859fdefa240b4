import type { ReactNode } from 'react';
import { Anchor } from '../Link/Link.tsx';

export interface LogoProps {
  /** Address of the brand's square mark. */
  src: string;
  name: string;
  href: string;
  /** Words beside the mark: always, only where the wide rail has room, or never (the name is then read only). */
  words?: 'always' | 'desktop' | 'never';
  /** `display`: on the first page of the entrance. */
  size?: 'bar' | 'display';
}

const sizeClass = { bar: 'gap-2 px-2 text-title desktop:text-heading', display: 'gap-3 text-display' };
const markClass = { bar: 'size-7', display: 'size-10' };
const wordsClass = { always: '', desktop: 'sr-only desktop:not-sr-only', never: 'sr-only' };

/** Mark and name of the brand, linked to its first page. */
export function Logo({ src, name, href, words = 'always', size = 'bar' }: LogoProps): ReactNode {
  return (
    <Anchor
      href={href}
      className={`inline-flex min-h-11 min-w-11 items-center rounded-tab font-face-display leading-none font-display tracking-display text-primary ${sizeClass[size]}`}
    >
      <img src={src} alt="" className={`shrink-0 rounded-xs ${markClass[size]}`} />
      <span className={wordsClass[words]}>{name}</span>
    </Anchor>
  );
}
