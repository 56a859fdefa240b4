import { useParams } from 'react-router';
import { PostScreen } from '../../domains/social/index.ts';

/** /posts/{id} */
export function PostPage() {
  const { id = '' } = useParams();
  return <PostScreen key={id} id={id} />;
}
