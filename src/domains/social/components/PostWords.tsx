import { Heading, Link, Text } from '@livery/design-system';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { hashtagPath } from '../hashtag-path.ts';
import type { PostModel } from '../post.model.ts';

export interface PostWordsProps {
  post: PostModel;
  headingId?: string;
  /** Where the words lead; without it they stand. */
  href?: string;
  /** All of it; a card shows three lines. */
  full?: boolean;
  /** `media`: over a picture, in its own colour. */
  tone?: 'base' | 'media';
  /** In the place of the words under the first line: with links of their own. */
  body?: ReactNode;
}

/** As links to what else has them. */
export function Hashtags({ tags, tone }: { tags: readonly string[]; tone: 'base' | 'media' }) {
  return tags.map((tag) => (
    <Fragment key={tag}>
      {' '}
      <Link tone={tone === 'media' ? 'hashtagMedia' : 'hashtag'} href={hashtagPath(tag)}>
        #{tag}
      </Link>
    </Fragment>
  ));
}

/** The first line in the display face, where there are more; the rest with its hashtags. */
export function PostWords({ post, headingId, href, full = false, tone = 'base', body }: PostWordsProps) {
  const text = useText();
  const linked = (words: string, isName: boolean) =>
    href ? (
      <Link
        tone={isName ? 'area' : 'plain'}
        href={href}
        aria-label={isName ? text('post.open', { title: post.caption }) : undefined}
      >
        {words}
      </Link>
    ) : (
      words
    );
  return (
    <>
      {post.title && (
        <Heading level={2} size="title" id={headingId}>
          {linked(post.title, true)}
        </Heading>
      )}
      {(post.text || post.lastTags.length > 0) && (
        <Text as="div" wrap="pre" lines={full ? undefined : 3} id={post.title ? undefined : headingId}>
          {body ?? (post.text && linked(post.text, !post.title))}
          <Hashtags tags={post.lastTags} tone={tone} />
        </Text>
      )}
    </>
  );
}
