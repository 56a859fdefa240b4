import type { Hashtag } from '@livery/contract';
import { HashIcon, Icon } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { HashtagRow } from './HashtagRow.tsx';

/** Hashtags that begin so, the most used first. */
export function FoundHashtags({ tags }: { tags: readonly Hashtag[] }) {
  const text = useText();
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
      role="list"
      aria-label={text('search.tab.hashtags')}
      className="grid gap-x-6 px-page tablet:grid-cols-2 wide:grid-cols-3"
    >
      {tags.map((tag) => (
        <HashtagRow
          key={tag.name}
          tag={tag}
          mark={
            <span className="w-6 shrink-0 text-accent">
              <Icon of={HashIcon} size="md" />
            </span>
          }
        />
      ))}
    </ul>
  );
}
