import { observer } from 'mobx-react-lite';
import { lazily } from '../../../../lib/lazily.tsx';
import type { PostStateProps } from './PostState.tsx';

const PostState = lazily(() => import('./PostState.tsx'), 'PostState', {
  domain: 'social',
  // The post stands without it.
  failed: () => null,
});

/** `PostState`; its code comes with the first post that is not approved, which only its author sees. */
export const LazyPostState = observer(function LazyPostState(props: PostStateProps) {
  return props.post.review === 'approved' ? null : <PostState {...props} />;
});
