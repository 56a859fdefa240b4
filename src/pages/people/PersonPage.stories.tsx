import { type AuthorProfile, FollowRelation } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { CONVERSATIONS, SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import { AUTHOR, PEOPLE, personOf, SEA_AS_AUTHOR } from '../../stories/people.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Somebody, as a chat sees them. */
const meta = { title: 'Pages/Person', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = `/guest-page/${SEA.id}`;
const being = (fields: Parameters<typeof personOf>[1]) => ({
  ...PEOPLE,
  'GET /api/v1/contacts/:id': gives(personOf(SEA, fields)),
});
const CALLED = {
  ...PEOPLE,
  'GET /api/v1/users/nicknames': gives({ list: [{ id: SEA.id, nickname: '周末' }], next_id: null }),
};

export const Friend = page({ at, me, answers: PEOPLE });
/** By the account ID that people tell each other. */
export const ByAccountId = page(
  {
    at: `/guest-page/@${SEA.username}`,
    me,
    answers: PEOPLE,
    isState: true,
  },
  async (visitor) => {
    await visitor.sees('person.message');
  },
);
export const ByAnUnknownId = page(
  {
    at: '/guest-page/@nobody',
    me,
    answers: { ...PEOPLE, 'GET /social/api/authors/external/:id': refuses('api.not_found') },
    isState: true,
  },
  async (visitor) => {
    await visitor.sees('person.gone');
  },
);
export const ByAccountIdAsGuest = page(
  { at: `/guest-page/@${SEA.username}`, answers: AUTHOR, isState: true },
  async (visitor) => {
    await visitor.sees('person.named.guest');
  },
);
export const Private = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await visitor.presses('author.collected');
  await visitor.sees('author.private');
});
export const Followers = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await visitor.sees('author.posts');
  await visitor.presses({ plain: /23\.6k/ });
  await visitor.sees('author.follows_me');
});
export const Desktop = page({ at, me, answers: PEOPLE, screen: 'desktop', locale: 'en' });
export const Stranger = page({
  at,
  me,
  answers: being({ is_contact: false, shared_groups: 0 }),
  isState: true,
});
export const Blocked = page(
  {
    ...{ at, me, isState: true },
    answers: being({ is_blocked: true, is_contact: false, can_message: false }),
  },
  async (visitor) => {
    await visitor.sees('person.blocked.posts');
    await expect(screen.queryByRole('tablist')).toBeNull();
  },
);
const isGone = refuses('api.author_deleted');
export const Cancelled = page(
  {
    ...{ at, me, isState: true },
    answers: {
      ...being({ delete_at: '2026-01-01T00:00:00Z', can_message: false }),
      'GET /social/api/authors/:id': isGone,
      'GET /social/api/authors/:id/counts': isGone,
      'GET /social/api/authors/:id/posts': isGone,
    },
  },
  async (visitor) => {
    await visitor.sees('person.cancelled');
    await expect(screen.queryByRole('tablist')).toBeNull();
    await expect(screen.queryByText(visitor.text('feed.error.retry'))).toBeNull();
  },
);
const followed = (fields: Pick<AuthorProfile, 'is_followed' | 'follows_me'>) => ({
  ...PEOPLE,
  'GET /social/api/authors/:id': gives({ ...SEA_AS_AUTHOR, ...fields }),
  'PUT /social/api/authors/:id/follow': gives({ is_followed: FollowRelation.FOLLOWING }),
  'PUT /social/api/authors/:id/unfollow': gives({ is_followed: FollowRelation.NOT_FOLLOWING }),
});
const followers = (count: number) => ({ plain: new RegExp(`^${count}\\b`) });
/** They follow who reads, who follows them back: both see it, and they have one follower more. */
export const FollowedBack = page(
  {
    ...{ at, me, isState: true },
    answers: {
      ...followed({ is_followed: FollowRelation.NOT_FOLLOWING, follows_me: true }),
      'GET /social/api/authors/:id/counts': gives({ posts: 4, followers: 71, followings: 12, likes: 90 }),
    },
  },
  async (visitor) => {
    await visitor.sees('person.follows_me');
    await visitor.sees(followers(71));
    await visitor.presses('follow.back.label', { name: SEA.nickname });
    await visitor.sees('follow.mutual');
    await visitor.sees(followers(72));
    await visitor.presses('follow.mutual.label', { name: SEA.nickname });
    await visitor.sees('follow.back');
    await visitor.sees(followers(71));
  },
);
export const Mutual = page({
  ...{ at, me, isState: true, screen: 'desktop', locale: 'en' },
  answers: followed({ is_followed: FollowRelation.FOLLOWING, follows_me: true }),
});
export const Loading = page({
  at,
  me,
  answers: { ...PEOPLE, 'GET /api/v1/contacts/:id': hangs },
  isState: true,
});
export const Gone = page({
  at,
  me,
  answers: { ...PEOPLE, 'GET /api/v1/contacts/:id': refuses('api.contact_not_found') },
  isState: true,
});
export const Failed = page({
  at,
  me,
  answers: { ...PEOPLE, 'GET /api/v1/contacts/:id': isLost },
  isState: true,
});
export const Guest = page({ at, answers: AUTHOR, isState: true }, async (visitor) => {
  await visitor.sees({ plain: SEA.nickname });
});

export const Called = page({ at, me, answers: CALLED, isState: true }, async (visitor) => {
  // The first key ends the first screen: names are read.
  await visitor.presses('person.id.copy');
  await visitor.sees({ plain: '周末' });
});
const opens = async (visitor: Visitor, line: Parameters<Visitor['presses']>[0]) => {
  await visitor.presses('person.more');
  await visitor.presses(line);
};
export const Memo = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await opens(visitor, 'memo.title');
  await visitor.seesValue('爬山认识的，带相机。');
});
const MEMO = 'GET /api/v1/users/memo/:id';
export const MemoLoading = page(
  { at, me, answers: { ...PEOPLE, [MEMO]: hangs }, isState: true },
  async (visitor) => {
    await opens(visitor, 'memo.title');
    const sheet = await visitor.seesDialog('memo.title');
    await waitFor(() => expect(sheet.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
);
export const MemoFailed = page(
  { at, me, answers: { ...PEOPLE, [MEMO]: isLost }, isState: true },
  async (visitor) => {
    await opens(visitor, 'memo.title');
    await visitor.sees('memo.failed');
    await visitor.sees('feed.error.retry');
  },
);
export const Block = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await opens(visitor, 'person.block');
  await visitor.sees('person.block.text');
});

const opensGroups = (visitor: Visitor) =>
  opens(visitor, { plain: visitor.text('person.groups.count', { count: 3 }) });
export const SharedGroups = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await opensGroups(visitor);
  await visitor.sees({ plain: '周末去山里' });
});
export const SharedGroupsFailed = page(
  { at, me, answers: { ...PEOPLE, 'GET /api/v1/contacts/:id/groups': isLost }, isState: true },
  async (visitor) => {
    await opensGroups(visitor);
    await visitor.sees('contacts.failed');
  },
);
const CHATTING = { ...CONVERSATIONS, ...PEOPLE };
export const Share = page({ at, me, answers: CHATTING, isState: true }, async (visitor) => {
  await visitor.presses('person.share');
  await visitor.presses('person.share.send');
  await visitor.seesDialog('room.share.to');
  await visitor.seesAll();
});
export const ShareFailed = page(
  { at, me, answers: { ...CHATTING, 'GET /api/v1/users/groups': isLost }, isState: true },
  async (visitor) => {
    await visitor.presses('person.share');
    await visitor.presses('person.share.send');
    await visitor.sees('chat.error.retry');
  },
);
const opensCard = async (visitor: Visitor) => {
  await visitor.presses('person.share');
  await visitor.presses('person.share.qr');
};
export const ShareCard = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await opensCard(visitor);
  await visitor.sees('person.share.hint');
});
/** Who has no account passes them on, too. */
export const ShareCardAsGuest = page({ at, answers: AUTHOR, isState: true }, async (visitor) => {
  await opensCard(visitor);
  await visitor.sees('person.share.hint');
});
export const ShareCardFailed = page(
  { at, me, answers: { ...PEOPLE, 'GET /social/api/authors/:id': isLost }, isState: true },
  async (visitor) => {
    await opensCard(visitor);
    await visitor.sees('person.failed');
  },
);
