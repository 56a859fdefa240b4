import { Box, Stack, TabPanel, Tabs } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { AuthorPostsPanel } from './AuthorPostsPanel.tsx';
import { authorLists } from './author-lists.ts';
import { AUTHOR_TABS, type AuthorTab } from './author-posts.store.ts';

const LABELS = {
  posts: 'author.posts',
  collected: 'author.collected',
  liked: 'author.liked',
} as const satisfies Record<AuthorTab, MessageId>;

export interface AuthorTabsProps {
  id: string;
  /** The page of whoever is at the screen. */
  isOwn?: boolean;
}

/** What somebody has written, collected and liked. */
export const AuthorTabs = observer(function AuthorTabs({ id, isOwn = false }: AuthorTabsProps) {
  const text = useText();
  const tabs = useId();
  const { social, users } = useStores();
  const lists = authorLists(social, users.id);
  const [tab, setTab] = useState<AuthorTab>(lists.tabs.get(id) ?? 'posts');
  const choose = (next: AuthorTab) => {
    lists.tabs.set(id, next);
    setTab(next);
  };
  const list = lists.get(id, tab);
  return (
    <Stack gap="md">
      <Box padX="gutter">
        <Tabs
          id={tabs}
          label={text('author.tabs')}
          items={AUTHOR_TABS.map((value) => ({ value, label: text(LABELS[value]) }))}
          value={tab}
          onChange={choose}
        />
      </Box>
      <TabPanel tabs={tabs} value={tab}>
        <AuthorPostsPanel key={tab} list={list} tab={tab} label={text(LABELS[tab])} isOwn={isOwn} />
      </TabPanel>
    </Stack>
  );
});
