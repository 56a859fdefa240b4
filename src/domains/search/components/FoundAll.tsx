import { Heading, Inline, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { GalleryGrid } from '../../social/later.ts';
import type { Found, SearchTab } from '../found.store.ts';
import { ActionOfPart } from './ActionOfPart.tsx';
import { FoundHashtags } from './FoundHashtags.tsx';
import { FoundPeople } from './FoundPeople.tsx';

/** Of each kind but posts; its tab has the others. */
const MOST = 3;

interface PartProps {
  tab: Exclude<SearchTab, 'all'>;
  /** There are more: the way to their tab. */
  onMore?: (() => void) | undefined;
  children: ReactNode;
}

function Part({ tab, onMore, children }: PartProps) {
  const text = useText();
  const heading = useId();
  const name = text(`search.tab.${tab}`);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-1">
      <Inline justify="between" padX="page">
        <Heading level={2} size="title" id={heading}>
          {name}
        </Heading>
        {onMore && (
          <ActionOfPart label={text('search.more', { kind: name })} onClick={onMore}>
            {text('search.all')}
          </ActionOfPart>
        )}
      </Inline>
      {children}
    </section>
  );
}

interface FoundAllProps {
  found: Found;
  onTab: (tab: SearchTab) => void;
}

/** A few people and hashtags, then all posts. */
export const FoundAll = observer(function FoundAll({ found, onTab }: FoundAllProps) {
  const { users, hashtags, posts } = found;
  const more = (tab: PartProps['tab'], { length }: readonly unknown[]) =>
    length > MOST ? () => onTab(tab) : undefined;
  return (
    <Stack gap="lg" padY="sm">
      {users.list.length > 0 && (
        <Part tab="users" onMore={more('users', users.list)}>
          <FoundPeople people={users.list.slice(0, MOST)} />
        </Part>
      )}
      {hashtags.list.length > 0 && (
        <Part tab="hashtags" onMore={more('hashtags', hashtags.list)}>
          <FoundHashtags tags={hashtags.list.slice(0, MOST)} />
        </Part>
      )}
      {!posts.isEmpty && (
        <Part tab="posts">
          <GalleryGrid feed={posts} empty={null} />
        </Part>
      )}
    </Stack>
  );
});
