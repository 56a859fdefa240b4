import { PageScaffold } from '@livery/design-system';
import { createElement } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { postPreview } from './post-preview.ts';

/** The post's own page comes in a chunk of its own. */
export const LazyPostScreen = lazily(() => import('./PostScreen.tsx'), 'PostScreen', {
  domain: 'social',
  fallback: (props) => postPreview.value && createElement(postPreview.value, props),
  failed: (retry) => (
    <PageScaffold>
      <PageFailure retry={retry} level={1} />
    </PageScaffold>
  ),
});
