import { Inline, Stack, Text } from '@livery/design-system';
import type { ResultOf } from '../../../lib/http/call.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { shortNumber } from '../../../lib/text/number.ts';

const COUNTS = ['followings', 'followers', 'likes'] as const;
const LABELS = {
  followings: 'person.followings',
  followers: 'person.followers',
  likes: 'person.likes',
} satisfies Record<(typeof COUNTS)[number], MessageId>;

/** Whom somebody follows, who follows them, and how much of theirs was liked. */
export function AuthorCounts({ counts }: { counts: ResultOf<'GET /social/api/authors/:id/counts'> }) {
  const text = useText();
  return (
    <Inline gap="xl">
      {COUNTS.map((name) => (
        <Stack key={name}>
          <Text weight="strong" numeric>
            {shortNumber(counts[name])}
          </Text>
          <Text size="caption" tone="secondary">
            {text(LABELS[name])}
          </Text>
        </Stack>
      ))}
    </Inline>
  );
}
