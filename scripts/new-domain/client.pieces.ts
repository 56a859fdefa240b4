import type { Piece } from './piece.ts';

const CLIENT = 'src/domains/sample';

const STORE: Piece = {
  from: 'src/domains/account/sessions/sessions.store.ts',
  to: `${CLIENT}/sample.store.ts`,
  keep: ['SessionsStore/pages', 'SessionsStore/constructor'],
  words: [
    ['    this.#http = http;\n', ''],
    [/ {4}makeAutoObservable.*\n/, ''],
    ['page: (_, signal)', 'page: (next, signal)'],
    [
      "'GET /api/v1/users/sessions', { signal }",
      "'GET /api/v1/sample', { query: { next_id: next }, signal }",
    ],
    [/\/\*\* Where the user is signed in.*\*\//, '/** The items of the user. */'],
    [/\bSessionsStore\b/g, 'SampleStore'],
    [/\bSession\b/g, 'SampleItem'],
    [/\.\.\/\.\.\/\.\.\/lib/g, '../../lib'],
  ],
};

const STORE_TEST: Piece = {
  from: 'src/domains/social/comments/comments.store.test.ts',
  to: `${CLIENT}/sample.store.test.ts`,
  keep: ['aComment', 'setUp', 'comments/go on page by page without repeats'],
  words: [
    [
      /const aComment = [\s\S]*?\n}\);/,
      'const aSampleItem = (id: string): SampleItem => ({ id, name: id });',
    ],
    [/ {2}const post = [\s\S]*?return .*\n/, '  return { http, sample: new SampleStore(http) };\n'],
    ["'GET /social/api/posts/:id/comment'", "'GET /api/v1/sample'"],
    [/aComment\(/g, 'aSampleItem('],
    [/import type \{ Comment \}/, 'import type { SampleItem }'],
    [/import \{ CommentsStore.*\n/, "import { SampleStore } from './sample.store.ts';\n"],
    [/\.\.\/\.\.\/\.\.\/lib/g, '../../lib'],
    [/\bcomments\b/g, 'sample'],
    ["describe('sample'", "describe('the items'"],
  ],
};

const LIST: Piece = {
  from: 'src/domains/social/comments/CommentList.tsx',
  to: `${CLIENT}/components/SampleList.tsx`,
  words: [
    [/ {2}if \(!post\.permissions[\s\S]*?\n {2}}\n/, ''],
    [
      'const { pages, list, post } = comments;\n  const { status } = pages;',
      'const { list, status } = pages;',
    ],
    [/\/\*\* The one that the address names[\s\S]*?\n};\n/, ''],
    ['  useFound(comments);\n', ''],
    [/import \{ useQuery.*\n/, ''],
    [
      'CommentList({ comments }: { comments: CommentsStore }) {\n',
      'SampleList() {\n  const { http } = useStores();\n  const [{ pages }] = useState(() => new SampleStore(http));\n',
    ],
    [/PagesFoot/g, 'SampleFoot'],
    [/<Fragment [\s\S]*?<\/Fragment>/, '<li key={item.id}><Text>{item.name}</Text></li>'],
    ['list.map((comment)', 'list.map((item)'],
    [/import \{ CommentItem.*\n/, ''],
    [/import \{ CommentReplies.*\n/, ''],
    [
      /import type \{ CommentsStore.*\n/,
      "import { useStores } from '../../../lib/stores/stores.ts';\nimport { SampleStore } from '../sample.store.ts';\n",
    ],
    ['{ Fragment, useEffect }', '{ useEffect, useState }'],
    ['The comments in their states', 'What is mine, in its states'],
    [/CommentsSkeleton/g, 'SampleSkeleton'],
    ['const CommentList', 'const SampleList'],
    [/'comments\./g, "'sample."],
  ],
};

const FOOT: Piece = {
  from: 'src/domains/social/comments/PagesFoot.tsx',
  to: `${CLIENT}/components/SampleFoot.tsx`,
  words: [
    [/PagesFoot/g, 'SampleFoot'],
    ['Under comments or replies', 'Under the items'],
    [/'comments\./g, "'sample."],
  ],
};

const INDEX: Piece = {
  from: 'src/domains/contacts/index.ts',
  to: `${CLIENT}/index.ts`,
  words: [
    [/export (?!\{ LazyPersonFound).*\n/g, ''],
    [/LazyPersonFound/g, 'SampleList'],
  ],
};

const DOMAIN: Piece = {
  from: 'src/domains/maintenance/maintenance.domain.ts',
  to: `${CLIENT}/sample.domain.ts`,
  words: [
    ['maintenance: typeof', 'sample: typeof'],
    ['notice: async', 'list: async'],
    ['/maintenance/', '/sample/'],
    [/MaintenancePage/g, 'SamplePage'],
  ],
};

const PAGE: Piece = {
  from: 'src/pages/me/MePage.tsx',
  to: 'src/pages/sample/SamplePage.tsx',
  words: [
    [/MePage/g, 'SamplePage'],
    ['/** The person at the screen. */', '/** What is mine. */'],
    [/center=\{<h1 className="sr-only">(.*)<\/h1>\}/, 'title=$1'],
    [/ {10}end=.*\n/, ''],
    [
      'icon={UsersIcon} label={text(\'page.friends\')} href="/friends"',
      'icon={BackIcon} label={text(\'nav.back\')} href="/my-page"',
    ],
    ['PageScaffold, UsersIcon }', 'PageScaffold, BackIcon, Stack }'],
    [/import \{ MeWays.*\n/, ''],
    [/import \{ PublishingPlace.*\n/, ''],
    ['      <PublishingPlace />\n', ''],
    [/'page\.me'/g, "'sample.title'"],
    ['<OwnProfile />', '<Stack padX="feedInset" padY="md"><SampleList /></Stack>'],
    ["{ OwnProfile } from './OwnProfile.tsx'", "{ SampleList } from '../../domains/sample/index.ts'"],
  ],
};

const STORY: Piece = {
  from: 'src/pages/me/MePage.stories.tsx',
  to: 'src/pages/sample/SamplePage.stories.tsx',
  keep: ['meta', 'at', 'SignedIn', 'Loading', 'Guest'],
  words: [
    ["'Pages/Me'", "'Pages/Sample'"],
    ['/** The person at the screen. */', '/** What is mine. */'],
    [/'\/my-page'/g, "'/sample'"],
    ['answers: PEOPLE }, isWhole)', "answers: { 'GET /api/v1/sample': gives(ITEMS) } })"],
    [/import type \{ Visitor.*\n/, ''],
    [/import \{ PEOPLE.*\n/, ''],
    ["'GET /api/v1/users/me'", "'GET /api/v1/sample'"],
    ['{ gives, hangs, isLost }', '{ gives, hangs }'],
    [
      'export const SignedIn',
      "const ITEMS = { list: [{ id: 'a', name: 'Item a' }], next_id: null };\n\nexport const SignedIn",
    ],
  ],
};

/** The client, each file from the smallest living one of its kind. */
export const CLIENT_PIECES: readonly Piece[] = [STORE, STORE_TEST, LIST, FOOT, INDEX, DOMAIN, PAGE, STORY];
