import { useParams } from 'react-router';
import { LaterPostScreen } from '../../domains/social/index.ts';

/** /posts/{id} */
export function PostPage() {
  const { id = '' } = useParams();
  return <LaterPostScreen key={id} id={id} />;
}
