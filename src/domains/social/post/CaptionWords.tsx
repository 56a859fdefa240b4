import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { PostWords } from '../components/PostWords.tsx';
import type { PostModel } from '../post.model.ts';
import { bodyOf } from './post-body.tsx';

/** Longer words, in letters or lines, are not all seen at first. */
const LONG = 90;

/** The words of a post over its picture: three lines, or all of them in a box that scrolls. */
export function CaptionWords({ post }: { post: PostModel }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const isLong = post.text.length > LONG || post.text.split('\n', 4).length > 3;
  return (
    <>
      <div
        data-scrolls={isWhole || undefined}
        className={isWhole ? 'max-h-suggestions touch-pan-y overflow-y-auto overscroll-contain' : ''}
      >
        <PostWords post={post} full={isWhole} tone="media" body={bodyOf(post, 'media')} />
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="relative z-raised self-start rounded-sm text-footnote font-strong after:absolute after:-inset-3.5"
        >
          {text(isWhole ? 'post.words.less' : 'post.words.more')}
        </button>
      )}
    </>
  );
}
