import type { PlanNode } from '../plans.ts';

/**
 * What a distributed PostgreSQL spreads rows by (docs/decisions/0014, docs/scaling.md): tables of one key stand together, what
 * belongs to a conversation or a post by its bucket, what belongs to a person by their id.
 */
export const DISTRIBUTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['groups', 'group_members', 'group_blocks', 'messages', 'reactions', 'search_blocks'],
      ...['posts', 'post_likes', 'post_collects', 'post_shares', 'post_search', 'comments', 'comment_likes'],
      ...['envelopes', 'envelope_claims'],
    ].map((table) => [table, 'bucket']),
  ),
  ...Object.fromEntries(
    [
      ...['contacts', 'notes', 'follows', 'follow_counts', 'timelines', 'post_views', 'cids'],
      ...['hidden_authors', 'hidden_posts', 'person_search'],
      ...['notifications', 'notification_items', 'notification_views'],
      ...['passwords', 'security_codes'],
    ].map((table) => [table, 'user_id']),
  ),
  // Who opens a picture of a conversation knows its path, and not who put it there.
  uploads: 'file_path',
};

/**
 * Keys of the release before, beside those that have the person in them: its servers look rows up by them, and name them in `on
 * conflict` (docs/decisions/0106, 0143). They go with the next release, and before their tables are distributed.
 */
export const KEYS_OF_BEFORE: readonly string[] = ['notifications_id', 'notification_items_item'];

/** Small beside the others and read beside all of them: a copy on every node. */
export const ON_EVERY_NODE = new Set([
  ...['users', 'sessions', 'blocks', 'group_shares', 'hashtags', 'hashtag_days', 'search_words'],
  // One for a session, which is there too, and one for a browser, whoever uses it.
  ...['post_hashtags', 'payment_bindings', 'push_subscriptions'],
]);

/** What stays together on one node, and why. */
export const ON_ONE_NODE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ledger_accounts', 'ledger_transfers', 'ledger_blocks', 'ledger_holds', 'manual_movements'].map(
      (table) => [table, 'a transfer changes two accounts in one transaction, by a function that locks both'],
    ),
  ),
  ...Object.fromEntries(
    ['payment_orders', 'payment_differences', 'merchant_settlements'].map((table) => [
      table,
      'stands with the points that it moves',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...[
        'identifiers',
        'external_identities',
        'codes',
        'verified_identifiers',
        'oauth_tickets',
        'qr_logins',
      ],
      'invite_codes',
    ].map((table) => [
      table,
      'is looked up by what somebody types or shows, seldom, before there is a person',
    ]),
  ),
  ...Object.fromEntries(
    ['outbox', 'notices', 'audit_log', 'reports', 'report_cases', 'tallies', 'rate_limits'].map((table) => [
      table,
      'is a queue, a log or a count of the whole brand, and is emptied, or small',
    ]),
  ),
};

/** Statements that ask every node, by the function of a repository (or all of one), and why they may. */
const ASKS_ALL: readonly (readonly [why: string, functions: readonly string[]])[] = [
  [
    'work that nobody waits for: sweeps, what follows a closed account, what is handed out, the chart that is counted once for all',
    [
      'domains/envelopes/ending/ending: lockDue',
      'domains/groups/blocks/group-blocks: eraseGroupBlocks',
      'domains/groups/ending/ending: findGroupsToErase',
      'domains/groups/members/leaving: leaveAllGroups',
      'domains/media/media: findDueUploads',
      'domains/messages/files: findFileUses',
      'domains/messages/shared/shared-posts: findGroupsShowing',
      'domains/messages/unseen/unseen: forgetUnseenOfLeavers',
      'domains/notifications/intake: endItemsAbout',
      'domains/notifications/intake: endItemsOf',
      'domains/notifications/notifications: removeOld',
      'domains/search/words: removeUnusedWords',
      'domains/social/closed/closed:',
      'domains/social/feeds/charts: listBest',
      'domains/social/feeds/charts: noteChartRanks',
      'domains/social/feeds/timelines:',
      'domains/social/posts/listed-posts: listPublicPosts',
      'domains/social/publishing/erasing:',
      'infra/cids/cids: removeCidsOlderThan',
    ],
  ],
  [
    'the console, and what is asked once before an account is closed or a group is made',
    [
      'domains/envelopes/envelopes: hasOpenEnvelopes',
      'domains/envelopes/envelopes: sumStakes',
      'domains/groups/operators: findGroupsByName',
      'domains/groups/ownership:',
      'domains/operators/export/rows:',
      'domains/social/comments/operators: findOpsComments',
      'domains/social/publishing/operators:',
    ],
  ],
  [
    'conversations of one person: their rows stand with the conversations, and a table by person is what is missing',
    [
      'domains/groups/closed-direct: findDirects',
      'domains/groups/group-view: findViews',
      'domains/groups/groups: findGroupIds',
      'domains/groups/own-settings: changeOwnSettings',
      'domains/groups/shared-groups:',
      'domains/messages/search/search: findBlocks',
    ],
  ],
  [
    'posts of everybody, or of many people, and the reader’s marks of a page of them',
    [
      'domains/search/people:',
      'domains/search/posts:',
      'domains/social/authors/active-authors: findActiveAuthors',
      'domains/social/authors/newcomers: listNewcomers',
      'domains/social/feeds/charts: listChart',
      'domains/social/feeds/feeds:',
      'domains/social/feeds/follow-feed: listTimeline',
      'domains/social/posts/marked-posts:',
      'domains/social/posts/posts: findPost',
      'domains/social/posts/posts: findPosts',
      'domains/social/posts/posts: findUnhiddenPosts',
    ],
  ],
  [
    'from the other side of the key: who follows somebody, who has seen a post, which comments of a page somebody likes',
    [
      'domains/social/authors/people: listFollows',
      'domains/social/authors/people: listViewers',
      'domains/social/comments/comments: listComments',
    ],
  ],
];

/** Whether a function of a repository is known to ask every node. */
export const mayAskAll = (path: string, name: string): boolean => {
  const file = `${path.replace('.repository.ts', '')}:`;
  return ASKS_ALL.some(([, functions]) =>
    functions.some((each) => each === file || each === `${file} ${name}`),
  );
};

/** Files and functions that may, as they are written above. */
export const askingAll = ASKS_ALL.flatMap(([, functions]) => functions);

type Node = PlanNode & Record<string, unknown>;

const CONDITION = /(?:Cond|Filter)$/;
const conditionsOf = (node: Node): string[] =>
  Object.entries(node).flatMap(([name, value]) =>
    CONDITION.test(name) && typeof value === 'string' ? [value] : [],
  );

/** Whether a condition of this place or one above compares the key of the table that is read here. */
const namesKey = (node: Node, above: readonly string[], key: string): boolean => {
  const alias = String(node['Alias'] ?? node['Relation Name']);
  const joined = new RegExp(`(?<![\\w])"?${alias}"?\\.${key}\\b`);
  // Of the table itself, which a plan does not name: on the left of a comparison, or on its right.
  const own = new RegExp(`\\(${key}\\)?(?:::\\w+)? =|= ${key}\\)`);
  const here = conditionsOf(node);
  return here.some((text) => own.test(text)) || [...here, ...above].some((text) => joined.test(text));
};

/** Distributed tables that a plan reads without their key: it asks every node that has some of the table. */
export const scatteredIn = (plan: PlanNode, above: readonly string[] = []): string[] => {
  const node = plan as Node;
  const table = node['Relation Name'];
  const key = table === undefined || node['Node Type'] === 'ModifyTable' ? undefined : DISTRIBUTED[table];
  const below = [...above, ...conditionsOf(node)];
  const within = (node.Plans ?? []).flatMap((each) => scatteredIn(each, below));
  return key !== undefined && !namesKey(node, above, key) ? [table as string, ...within] : within;
};
