import { Link } from '@livery/design-system';
import { PostWords } from '../components/PostWords.tsx';
import type { PostModel } from '../post.model.ts';

/** Name and words over the foot of a phone's stage. */
export function StageCaption({ post }: { post: PostModel }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-title font-strong">
        <Link tone="plain" href={`/guest-page/${post.author.id}`}>
          {post.author.nickname}
        </Link>
      </span>
      <PostWords post={post} tone="media" />
    </div>
  );
}
