import { Heading, Link, Text } from '@livery/design-system';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { PostModel } from '../post.model.ts';
import { Hashtags } from './PostWords.tsx';

export interface PostQuoteProps {
  post: PostModel;
  /** Where the words lead; without it they stand, all of them. */
  href?: string;
  /** In the place of the words under the first line: with links of their own. */
  body?: ReactNode;
}

/** Words without a picture stand large, on a ground of their own, with the breaks their author gave them. */
export function PostQuote({ post, href, body }: PostQuoteProps) {
  const text = useText();
  const isCard = href !== undefined;
  const words = (
    <>
      {post.title && (
        <Heading level={2} size="heading">
          {post.title}
        </Heading>
      )}
      <Text as="p" size="lead" wrap="pre" lines={isCard ? 4 : undefined}>
        {body ?? post.text}
      </Text>
    </>
  );
  const look = 'flex min-h-40 flex-col justify-center gap-2 rounded-media bg-accent-soft p-hero text-primary';
  return (
    <>
      {isCard ? (
        <div className={look}>
          <Link tone="plain" href={href} aria-label={text('post.open', { title: post.caption })}>
            {words}
          </Link>
        </div>
      ) : (
        <div className={look}>{words}</div>
      )}
      {post.lastTags.length > 0 && (
        <div className="px-card-pad pt-2">
          <Hashtags tags={post.lastTags} tone="base" />
        </div>
      )}
    </>
  );
}
