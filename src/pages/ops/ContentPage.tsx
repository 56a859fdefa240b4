import { NavTabs, Stack } from '@livery/design-system';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';
import { Redirect } from '../../lib/router/Redirect.tsx';
import { Comments } from './content/Comments.tsx';
import { Discover } from './content/Discover.tsx';
import { Groups } from './content/Groups.tsx';
import { Hashtags } from './content/Hashtags.tsx';
import { Words } from './content/Words.tsx';
import { OpsPage } from './OpsPage.tsx';

interface Part {
  path: string;
  label: MessageId;
  part: ComponentType<{ path: string }>;
}

/** What there is to look after beside single posts. */
const PARTS: readonly [Part, ...Part[]] = [
  { path: '/ops/content/comments', label: 'ops.comments', part: Comments },
  { path: '/ops/content/groups', label: 'ops.groups', part: Groups },
  { path: '/ops/content/hashtags', label: 'ops.hashtags', part: Hashtags },
  { path: '/ops/content/discover', label: 'ops.discover', part: Discover },
  { path: '/ops/content/words', label: 'ops.words', part: Words },
];

/** Comments, groups, hashtags, discover cards and block words, each at an address of its own. */
export function ContentPage() {
  const text = useText();
  const { pathname } = useLocation();
  const current = PARTS.find(({ path }) => path === pathname);
  if (!current) return <Redirect to={PARTS[0].path} />;
  const { path, label, part: Part } = current;
  return (
    <OpsPage title={text(label)} width="wide">
      <Stack gap="md">
        <NavTabs
          label={text('ops.content')}
          items={PARTS.map((each) => ({
            href: each.path,
            label: text(each.label),
            current: each.path === path,
          }))}
        />
        <Part path={path} />
      </Stack>
    </OpsPage>
  );
}
