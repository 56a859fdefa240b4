import type { OpsComment, OpsDiscoverCard, OpsGroup } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { opsHangs, opsLost, opsPage } from '../../stories/ops.tsx';

/** Comments, groups, hashtags, discover cards and block words. */
const meta = { title: 'Console/Content', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const COMMENT: OpsComment = {
  ...{ id: 'c1', post_id: 'p1', parent_id: null, author_id: 'u1', username: 'xiaolan88', like_count: 3 },
  ...{ text: 'Cheap <b>points</b> here', reply_count: 1, is_removed: false },
  create_at: '2026-11-28T09:30:00.000Z',
};
const GROUP: OpsGroup = {
  ...{ id: '0hokyjkyklw26wc1au91jn', name: '夜跑群', description: '每周六晚上七点', member_count: 300 },
  ...{ username: 'xiaolan88', create_at: '2026-01-28T08:00:00.000Z', update_at: '2026-11-28T09:30:00.000Z' },
};
const TAG = { name: '夜跑', shown: '夜跑', count: 128, is_hidden: false };
const [GROUPS, TAGS, WORDS] = ['/ops/content/groups', '/ops/content/hashtags', '/ops/content/words'] as const;
const NOTHING = () => ({ list: [], next_id: null });

const COMMENTS = '/ops/content/comments';
const REPLY = { ...COMMENT, id: 'c2', parent_id: 'c1', text: '多少钱？', is_removed: true };
export const Comments = opsPage(
  {
    role: 'owner',
    at: COMMENTS,
    answers: { 'GET /ops/api/comments': () => ({ list: [COMMENT, REPLY], next_id: null }) },
  },
  async (_, { visitor }) => {
    await visitor.presses('ops.comments.remove');
    await visitor.sees('ops.comments.remove.text');
  },
);
/** One after the other, with one reason; what was refused stays picked and says why. */
export const SeveralComments = opsPage(
  {
    role: 'owner',
    at: COMMENTS,
    answers: {
      'GET /ops/api/comments': () => ({
        list: [COMMENT, { ...COMMENT, id: 'c3', text: '加我微信' }],
        next_id: null,
      }),
      'POST /ops/api/comments/:id/visibility': ({ params }) =>
        (params as { id: string }).id === 'c3' ? opsLost() : {},
    },
  },
  async (canvas, { text, visitor }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: text('ops.bulk.all', { count: 2 }) }));
    const bar = within(canvas.getByRole('group', { name: text('ops.bulk') }));
    await userEvent.click(bar.getByRole('button', { name: text('ops.comments.remove') }));
    await visitor.fills('ops.reason', 'Spam');
    await visitor.presses('ops.comments.remove');
    await visitor.sees('ops.bulk.failed');
  },
);
export const CommentsFurtherBack = opsPage(
  {
    role: 'owner',
    at: `${COMMENTS}?q=zz`,
    answers: { 'GET /ops/api/comments': () => ({ list: [], next_id: 'c9' }) },
  },
  (_, { visitor }) => visitor.sees('ops.further'),
);
export const NoComment = opsPage(
  { role: 'owner', at: `${COMMENTS}?removed=1`, answers: { 'GET /ops/api/comments': NOTHING } },
  (_, { visitor }) => visitor.sees('ops.comments.empty'),
);
export const CommentsLost = opsPage(
  { role: 'owner', at: COMMENTS, answers: { 'GET /ops/api/comments': opsLost } },
  (_, { visitor }) => visitor.sees('ops.failed'),
);

export const Groups = opsPage(
  {
    role: 'owner',
    at: GROUPS,
    answers: { 'GET /ops/api/groups': () => ({ list: [GROUP], next_id: 'more' }) },
  },
  async (_, { visitor }) => {
    await visitor.presses('ops.groups.dissolve');
    await visitor.seesDialog({ plain: new RegExp(GROUP.name) });
  },
);
export const NoGroup = opsPage(
  { role: 'owner', at: `${GROUPS}?q=zz`, answers: { 'GET /ops/api/groups': NOTHING } },
  (_, { visitor }) => visitor.sees('ops.groups.empty'),
);
export const GroupsLost = opsPage(
  { role: 'owner', at: GROUPS, answers: { 'GET /ops/api/groups': opsLost } },
  (_, { visitor }) => visitor.sees('ops.failed'),
);
export const GroupsLoading = opsPage({
  role: 'owner',
  at: GROUPS,
  answers: { 'GET /ops/api/groups': opsHangs },
});

export const Hashtags = opsPage(
  {
    role: 'owner',
    at: TAGS,
    answers: {
      'GET /ops/api/hashtags': () => ({ list: [TAG, { ...TAG, name: 'x', is_hidden: true }], next_id: null }),
    },
  },
  (_, { visitor }) => visitor.sees('ops.hashtags.show'),
);
export const NoHashtag = opsPage(
  { role: 'owner', at: `${TAGS}?q=zz`, answers: { 'GET /ops/api/hashtags': NOTHING } },
  (_, { visitor }) => visitor.sees('ops.hashtags.hide_unused'),
);
export const HashtagsLost = opsPage(
  { role: 'owner', at: TAGS, answers: { 'GET /ops/api/hashtags': opsLost } },
  (_, { visitor }) => visitor.sees('ops.failed'),
);

const HELD = { 'GET /ops/api/block-words': () => ({ words: ['代购', 'cheap points'] }) } as const;
export const BlockWords = opsPage(
  {
    role: 'owner',
    at: WORDS,
    answers: { ...HELD, 'POST /ops/api/block-words/test': () => ({ word: '代购' }) },
  },
  async (_, { visitor }) => {
    await visitor.fills('ops.words.probe', '找我代 购');
    await visitor.presses('ops.words.try.submit');
    await visitor.sees('ops.words.refused', { word: '代购' });
  },
);
export const BlockWordsWithoutReason = opsPage(
  { role: 'owner', at: WORDS, answers: HELD },
  async (_, { visitor }) => {
    await visitor.presses('ops.save');
    await visitor.sees('ops.reason.missing');
  },
);
export const BlockWordsLost = opsPage(
  { role: 'owner', at: WORDS, answers: { 'GET /ops/api/block-words': opsLost } },
  (_, { visitor }) => visitor.sees('ops.failed'),
);

const DISCOVER = '/ops/content/discover';
const CARD: OpsDiscoverCard = {
  ...{ id: 'c1', titles: { 'zh-CN': '去北境，追一次极光', en: 'North, for one night of lights' } },
  ...{ url: '/hashtags/极光', kind: 'hero', is_hidden: false, start_at: null, end_at: null },
  ...{ image: 'demo/northlights.svg', picture: '/art/northlights.svg', state: 'shown' },
};
const CARDS: OpsDiscoverCard[] = [
  CARD,
  { ...CARD, id: 'c2', titles: { 'zh-CN': '采一季茶', en: '' }, kind: 'wide', picture: '/art/tea.svg' },
  { ...CARD, id: 'c3', titles: { 'zh-CN': '', en: 'Kites' }, kind: 'square', image: '', picture: '' },
  { ...CARD, id: 'c4', state: 'planned', start_at: '2026-12-24T08:00:00.000Z', url: 'https://tea.example/a' },
];
const listed = { 'GET /ops/api/discover': () => ({ list: CARDS }) } as const;
export const DiscoverCards = opsPage({ role: 'owner', at: DISCOVER, answers: listed }, (_, { visitor }) =>
  visitor.sees('ops.discover.state.planned'),
);
export const NewDiscoverCard = opsPage(
  { role: 'owner', at: DISCOVER, answers: listed },
  async (_, { visitor }) => {
    await visitor.presses('ops.discover.new');
    await visitor.fills('ops.discover.title.en', 'Harbour week');
    await visitor.presses('ops.save');
    await visitor.sees('ops.reason.missing');
  },
);
export const DiscoverCardRemoved = opsPage(
  { role: 'owner', at: DISCOVER, answers: listed },
  async (_, { visitor }) => {
    await visitor.presses('ops.discover.remove');
    await visitor.sees('ops.discover.remove.text');
  },
);
export const NoDiscoverCard = opsPage(
  { role: 'owner', at: DISCOVER, answers: { 'GET /ops/api/discover': () => ({ list: [] }) } },
  (_, { visitor }) => visitor.sees('ops.discover.empty'),
);
export const DiscoverCardsLost = opsPage(
  { role: 'owner', at: DISCOVER, answers: { 'GET /ops/api/discover': opsLost } },
  (_, { visitor }) => visitor.sees('ops.failed'),
);
