import {
  AppBar,
  BackIcon,
  IconButton,
  IconButtonLink,
  NavTabs,
  SearchField,
  Stack,
  UserPlusIcon,
} from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../lib/intl/useText.ts';
import { lazily } from '../../lib/lazily.tsx';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useQuery } from '../../lib/router/useQuery.ts';
import { FriendsTab } from './FriendsTab.tsx';

const GroupsTab = lazily<'GroupsTab', { words: string }>(() => import('./GroupsTab.tsx'), 'GroupsTab', {
  domain: 'messages',
  failed: (retry) => <PageFailure retry={retry} />,
});

/** People and groups, a tab each. `onOpen` opens a page over this one, by its name. */
export function FriendsPane({ onOpen }: { onOpen: (name: string) => void }) {
  const text = useText();
  const [words, setWords] = useState('');
  const isGroups = useQuery().get('tab') === 'groups';
  return (
    <>
      <AppBar
        tone="pane"
        start={<IconButtonLink icon={BackIcon} label={text('nav.back')} href="/chat" />}
        title={text('page.friends')}
        end={
          <IconButton
            icon={UserPlusIcon}
            label={text('friends.add')}
            onClick={() => onOpen('contacts/add')}
          />
        }
      />
      <Stack gap="sm" padY="sm">
        <Stack padX="page" gap="sm">
          <NavTabs
            label={text('friends.tabs')}
            items={[
              { href: '/friends', label: text('friends.tabs.people'), current: !isGroups },
              { href: '/friends?tab=groups', label: text('friends.tabs.groups'), current: isGroups },
            ]}
          />
          <SearchField
            label={text(isGroups ? 'friends.search.groups' : 'friends.search')}
            clearLabel={text('contacts.search.clear')}
            value={words}
            maxLength={40}
            onChange={setWords}
          />
        </Stack>
        {isGroups ? <GroupsTab words={words} /> : <FriendsTab words={words} onOpen={onOpen} />}
      </Stack>
    </>
  );
}
