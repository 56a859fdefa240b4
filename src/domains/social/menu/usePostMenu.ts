import {
  CloseIcon,
  DownloadIcon,
  EyeIcon,
  EyeOffIcon,
  HeartIcon,
  LinkIcon,
  LockIcon,
  SendIcon,
  ShareIcon,
  StarIcon,
  TrashIcon,
  UserIcon,
  UserPlusIcon,
  WarningIcon,
} from '@livery/design-system';
import type { MenuEntry } from '@livery/design-system/menu';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useCopy } from '../../../lib/useShareLink.ts';
import { usePostActions } from '../components/usePostActions.ts';
import type { PostModel } from '../post.model.ts';
import { savingOf } from '../save-media.ts';
import { usePostLink } from '../share/usePostLink.ts';
import { postCommands } from './post-commands.ts';

type Action = Extract<MenuEntry, { kind: 'action' }>;
type Sheets = ReturnType<typeof useDomainOverlay>;

/** What anybody does with a post. */
const useCommon = (post: PostModel, sheets: Sheets): Action[] => {
  const text = useText();
  const copy = useCopy();
  const act = usePostActions(post);
  const link = usePostLink(post);
  const saving = savingOf(post);
  const of = post.id;
  const does = (id: string, look: Omit<Action, 'kind' | 'id'>): Action => ({ kind: 'action', id, ...look });
  return [
    does('send', {
      icon: SendIcon,
      label: text('post.more.send'),
      onSelect: () => act.send(() => sheets.open({ name: 'messages/sharePost', of })),
    }),
    does('copy', {
      icon: LinkIcon,
      label: text('post.more.copy'),
      onSelect: () => {
        void copy(link.url, 'post.share.copied');
        void link.pass();
      },
    }),
    does('collect', {
      icon: StarIcon,
      label: text(post.collect.isOn ? 'post.more.uncollect' : 'post.more.collect'),
      onSelect: act.collect,
    }),
    ...(saving
      ? [does('save', { icon: DownloadIcon, label: text(saving.words), onSelect: saving.save })]
      : []),
    does('likers', {
      icon: HeartIcon,
      label: text('post.more.likers'),
      onSelect: () => sheets.open({ name: 'social/likers', of }),
    }),
  ];
};

/** What its author does with a post. */
const useOwn = (post: PostModel, sheets: Sheets): Action[] => {
  const text = useText();
  const { social } = useStores();
  const of = post.id;
  return [
    {
      kind: 'action',
      id: 'viewers',
      icon: EyeIcon,
      label: text('post.more.viewers'),
      onSelect: () => sheets.open({ name: 'social/viewers', of }),
    },
    {
      kind: 'action',
      id: 'permissions',
      icon: LockIcon,
      label: text('post.more.permissions'),
      onSelect: () => sheets.open({ name: 'social/permissions', of }),
    },
    {
      kind: 'action',
      id: 'delete',
      icon: TrashIcon,
      label: text('post.more.delete'),
      tone: 'danger',
      onSelect: () => postCommands(social).delete(post),
    },
  ];
};

/** Who wrote it, and how to see less of them. */
const useOthers = (post: PostModel, sheets: Sheets): Action[] => {
  const text = useText();
  const navigate = useNavigate();
  const { social, loginPrompt } = useStores();
  const act = usePostActions(post);
  const { author } = post;
  const name = post.authorName;
  const isFollowing = social.follows.isFollowing(author.id);
  const does = (id: string, look: Omit<Action, 'kind' | 'id'>): Action => ({ kind: 'action', id, ...look });
  return [
    does('person', {
      icon: UserIcon,
      label: text('post.more.person'),
      onSelect: () => navigate(`/guest-page/${author.id}`),
    }),
    does('sendPerson', {
      icon: ShareIcon,
      label: text('post.more.send_person'),
      onSelect: () => act.send(() => sheets.open({ name: 'messages/shareAuthor', of: author.id })),
    }),
    does('follow', {
      icon: UserPlusIcon,
      label: text(isFollowing ? 'feed.unfollow.label' : 'feed.follow.label', { name }),
      onSelect: act.follow,
    }),
    does('hide', {
      icon: EyeOffIcon,
      label: text('post.more.hide'),
      onSelect: () => loginPrompt.require(() => postCommands(social).hidePost(post)),
    }),
    does('hideAuthor', {
      icon: CloseIcon,
      label: text('post.more.hide_author', { name }),
      onSelect: () => loginPrompt.require(() => postCommands(social).hideAuthor(post, name)),
    }),
    does('report', {
      icon: WarningIcon,
      label: text('post.more.report'),
      onSelect: () => loginPrompt.require(() => sheets.open({ name: 'contacts/reportPost', of: post.id })),
    }),
  ];
};

/** The lines of a post's menu, for its author and for everybody else, and the sheet that one of them has opened. */
export const usePostMenu = (post: PostModel) => {
  const sheets = useDomainOverlay();
  const { follows } = useStores().social;
  const common = useCommon(post, sheets);
  const own = useOwn(post, sheets);
  const others = useOthers(post, sheets);
  const entries: MenuEntry[] = [
    ...common,
    { kind: 'rule', id: 'author' },
    ...(follows.canFollow(post.author) ? others : own),
  ];
  return { entries, sheet: sheets.props };
};
