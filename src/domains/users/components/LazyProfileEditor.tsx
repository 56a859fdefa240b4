import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';

/** The start needs this domain's stores, not its forms. */
export const LazyProfileEditor = lazily(() => import('./ProfileEditor.tsx'), 'ProfileEditor', {
  failed: (retry) => <PageFailure retry={retry} />,
});
