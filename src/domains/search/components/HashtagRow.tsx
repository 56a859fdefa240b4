import type { Hashtag } from '@livery/contract';
import { Text } from '@livery/design-system';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { RouterLink } from '../../../lib/RouterLink.tsx';
import { counted } from '../../../lib/text/number.ts';
import { hashtagPath } from '../../social/index.ts';

/** A hashtag with how many posts have it, behind a place or a sign. */
export function HashtagRow({ tag, mark }: { tag: Hashtag; mark: ReactNode }) {
  const text = useText();
  return (
    <li className="min-w-0">
      <RouterLink
        to={hashtagPath(tag.name)}
        className="flex min-h-row items-center gap-3 rounded-tab outline-inset"
      >
        {mark}
        <span className="flex min-w-0 flex-1 flex-col">
          <Text weight="medium" lines={1}>
            {tag.name}
          </Text>
          <Text size="caption" tone="tertiary" lines={1}>
            {text('search.hashtag.posts', counted(tag.count))}
          </Text>
        </span>
      </RouterLink>
    </li>
  );
}
