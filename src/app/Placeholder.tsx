import type { PagePlaceholderProps } from '../pages/placeholder/PagePlaceholder.tsx';
import { pagePlaceholder } from './placeholder-code.ts';

/** The placeholder of a page whose code is loading. Its own code may load a moment later; nothing is drawn until then. */
export function Placeholder(props: PagePlaceholderProps) {
  const { value: PagePlaceholder } = pagePlaceholder;
  return PagePlaceholder ? <PagePlaceholder {...props} /> : props.children || null;
}
