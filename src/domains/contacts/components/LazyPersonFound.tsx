import { lazily } from '../../../lib/lazily.tsx';
import type { PersonFoundProps } from './PersonFound.tsx';

/** With its words, when somebody is looked for. */
export const LazyPersonFound = lazily<'PersonFound', PersonFoundProps>(
  () => import('./PersonFound.tsx'),
  'PersonFound',
  { domain: 'contacts', failed: () => null },
);
