import { useParams } from 'react-router';
import { LazyPostScreen } from '../../domains/social/index.ts';

/** /posts/{id} */
export function PostPage() {
  const { id = '' } = useParams();
  return <LazyPostScreen key={id} id={id} />;
}
