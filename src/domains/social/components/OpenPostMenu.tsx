import {
  ChatIcon,
  IconButton,
  LinkIcon,
  MoreIcon,
  ShareIcon,
  StarIcon,
  UserIcon,
  UserPlusIcon,
  WarningIcon,
} from '@livery/design-system';
import { Menu, type MenuEntry } from '@livery/design-system/menu';
import { observer } from 'mobx-react-lite';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { PostModel } from '../post.model.ts';
import { usePostActions } from './usePostActions.ts';

/** The menu of a post, open: what has a call or needs none, for whoever is at the screen. */
export const OpenPostMenu = observer(function OpenPostMenu({ post }: { post: PostModel }) {
  const text = useText();
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const { social, loginPrompt } = useStores();
  const { follows } = social;
  const sheet = useDomainOverlay();
  const act = usePostActions(post);
  const { author } = post;
  const isFollowing = follows.isFollowing(author.id);
  const follow: MenuEntry = {
    kind: 'action',
    id: 'follow',
    icon: UserPlusIcon,
    label: text(isFollowing ? 'feed.unfollow.label' : 'feed.follow.label', { name: nameOf(author) }),
    onSelect: act.follow,
  };
  const report: MenuEntry = {
    kind: 'action',
    id: 'report',
    icon: WarningIcon,
    label: text('post.more.report'),
    onSelect: () => loginPrompt.require(() => sheet.open({ name: 'contacts/reportPost', of: post.id })),
  };
  const entries: MenuEntry[] = [
    {
      kind: 'action',
      id: 'send',
      icon: ChatIcon,
      label: text('post.more.send'),
      onSelect: () => act.send(() => sheet.open({ name: 'messages/sharePost', of: post.id })),
    },
    { kind: 'action', id: 'copy', icon: LinkIcon, label: text('post.more.copy'), onSelect: act.copyLink },
    ...(act.canShare
      ? [
          {
            kind: 'action',
            id: 'share',
            icon: ShareIcon,
            label: text('post.more.share'),
            onSelect: act.share,
          } as const,
        ]
      : []),
    {
      kind: 'action',
      id: 'collect',
      icon: StarIcon,
      label: text(post.collect.isOn ? 'post.more.uncollect' : 'post.more.collect'),
      onSelect: act.collect,
    },
    { kind: 'rule', id: 'author' },
    {
      kind: 'action',
      id: 'person',
      icon: UserIcon,
      label: text('post.more.person'),
      onSelect: () => navigate(`/guest-page/${author.id}`),
    },
    {
      kind: 'action',
      id: 'sendPerson',
      icon: ShareIcon,
      label: text('post.more.send_person'),
      onSelect: () => act.send(() => sheet.open({ name: 'messages/shareAuthor', of: author.id })),
    },
    ...(follows.canFollow(author) ? [follow, report] : []),
  ];
  return (
    <>
      <Menu
        defaultOpen
        trigger={<IconButton icon={MoreIcon} label={text('post.more')} />}
        entries={entries}
      />
      {sheet.props && <DomainOverlay key={sheet.props.name} {...sheet.props} />}
    </>
  );
});
