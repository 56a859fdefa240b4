import { PageScaffold } from '@livery/design-system';
import { lazily } from '../../../../lib/lazily.tsx';
import { PageFailure } from '../../../../lib/PageFailure.tsx';
import { PostPreview } from './PostPreview.tsx';

/** The post's own page comes in a chunk of its own. */
export const LaterPostScreen = lazily(() => import('./PostScreen.tsx'), 'PostScreen', {
  domain: 'social',
  fallback: ({ id }) => <PostPreview id={id} />,
  failed: (retry) => (
    <PageScaffold>
      <PageFailure retry={retry} level={1} />
    </PageScaffold>
  ),
});
