import type { PagePlaceholderProps } from '../pages/placeholder/PagePlaceholder.tsx';
import { pagePlaceholder } from './placeholder-code.ts';

/** A page that is on its way. Where the first screen is another one its code comes a moment later; until then nothing stands there. */
export function Placeholder(props: PagePlaceholderProps) {
  const { value: PagePlaceholder } = pagePlaceholder;
  return PagePlaceholder ? <PagePlaceholder {...props} /> : props.children || null;
}
