import {
  AppBar,
  BackIcon,
  IconButton,
  IconButtonLink,
  NavTabs,
  PageScaffold,
  SearchField,
  Stack,
  UserPlusIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { lazily } from '../../lib/lazily.tsx';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useQuery } from '../../lib/router/useQuery.ts';
import { FriendsTab } from './FriendsTab.tsx';

const GroupsTab = lazily<'GroupsTab', { words: string }>(() => import('./GroupsTab.tsx'), 'GroupsTab', {
  domain: 'messages',
  failed: (retry) => <PageFailure retry={retry} />,
});

/** People and groups of the person at the screen, a tab each. */
export const FriendsPage = observer(function FriendsPage() {
  const text = useText();
  const query = useQuery();
  const overlay = useDomainOverlay();
  const [words, setWords] = useState('');
  usePageTitle(useBrand().title, text('page.friends'));
  const isGroups = query.get('tab') === 'groups';
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButtonLink icon={BackIcon} label={text('nav.back')} href="/chat" />}
          title={text('page.friends')}
          end={
            <IconButton
              icon={UserPlusIcon}
              label={text('friends.add')}
              onClick={() => overlay.open({ name: 'contacts/add', of: '' })}
            />
          }
        />
      }
    >
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
        {isGroups ? (
          <GroupsTab words={words} />
        ) : (
          <FriendsTab words={words} onOpen={(name) => overlay.open({ name, of: '' })} />
        )}
      </Stack>
      {overlay.props && <DomainOverlay key={overlay.props.name} {...overlay.props} />}
    </PageScaffold>
  );
});
