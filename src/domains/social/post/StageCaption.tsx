import { Link } from '@livery/design-system';
import type { ReactNode } from 'react';
import { PostWords } from '../components/PostWords.tsx';
import type { PostModel } from '../post.model.ts';

interface StageCaptionProps {
  post: PostModel;
  /** In the place of the first three lines of its words. */
  children?: ReactNode;
}

/** Name and words over the foot of a phone's stage; it stands in the first HTML. */
export function StageCaption({ post, children }: StageCaptionProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="relative -mb-1.5 self-start pb-1.5 text-title font-strong">
        <Link tone="area" href={`/guest-page/${post.author.id}`}>
          {post.authorName}
        </Link>
      </span>
      {children ?? <PostWords post={post} tone="media" />}
    </div>
  );
}
