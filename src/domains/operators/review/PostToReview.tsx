import type { WaitingPost } from '@livery/contract';
import { Card, Stack, Text } from '@livery/design-system';
import { useLanguage } from '../../../lib/intl/language.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { Medium } from '../desk/Medium.tsx';

/** A post as it is to be judged: its words as text, its media as they were sent. */
export function PostToReview({ post }: { post: WaitingPost }) {
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card as="article" pad="panel" edge="roomy" aria-label={post.username}>
      <Stack gap="md">
        <Stack>
          <Text weight="medium">{post.username}</Text>
          <Text size="caption" tone="tertiary">
            {times.format(Date.parse(post.create_at))}
          </Text>
        </Stack>
        {post.description && (
          <Text as="p" wrap="pre">
            {post.description}
          </Text>
        )}
        {post.media.map((medium) => (
          <Medium key={medium.url} kind={post.kind === 'video' ? 'video' : 'image'} {...medium} />
        ))}
      </Stack>
    </Card>
  );
}
