import type { Piece } from './piece.ts';

const NOTES = 'server/src/domains/users/notes';
const SAMPLE = 'server/src/domains/sample/sample';

const CONTRACT: Piece = {
  from: 'contract/src/wire/users.ts',
  to: 'contract/src/wire/sample.ts',
  keep: ['Memo', 'usersCalls/GET /api/v1/users/nicknames'],
  words: [
    [/\/\*\* `nickname` is the same.*\n/, ''],
    ['nickname: Type.String(), description: Type.String()', 'id: Type.String(), name: Type.String()'],
    ['Page(Type.Object({ id: Type.String(), nickname: Type.String() }))', 'Page(SampleItem)'],
    [/\bMemo\b/g, 'SampleItem'],
    ['usersCalls', 'sampleCalls'],
    [/\/\*\* What I call others.*\*\//, '/** @assumed */'],
    ['GET /api/v1/users/nicknames', 'GET /api/v1/sample'],
    ['The names that the user gave to others', 'The items of the user, in the order of their ids'],
  ],
};

const REPOSITORY: Piece = {
  from: `${NOTES}.repository.ts`,
  to: `${SAMPLE}.repository.ts`,
  keep: ['NoteRow', 'listNicknames'],
  words: [
    ["'nickname' | 'description'", "'id' | 'name'"],
    ["'target_id as id', 'nickname'", "'id', 'name'"],
    ["    .where('nickname', '<>', '')\n", ''],
    ['Promise<{ id: string; nickname: string }[]>', 'Promise<SampleItemRow[]>'],
    [/'target_id'/g, "'id'"],
    ['Names given to others', 'The items of a user'],
    [/\bNoteRow\b/g, 'SampleItemRow'],
    [/\bNotesTable\b/g, 'SampleItemsTable'],
    ['users.tables.ts', 'sample.tables.ts'],
    ['listNicknames', 'listSampleItems'],
    ["'notes'", "'sample_items'"],
  ],
};

const TABLES: Piece = {
  from: 'server/src/domains/contacts/contacts.tables.ts',
  to: `${SAMPLE}.tables.ts`,
  words: [
    [/export interface BlocksTable [\s\S]*?\n}\n\n/, ''],
    ['    blocks: BlocksTable;\n', ''],
    ["'contacts', 'blocks'", "'sample_items'"],
    ['contacts: ContactsTable', 'sample_items: SampleItemsTable'],
    ['ContactsTable', 'SampleItemsTable'],
    ['contact_id: string;', 'id: string;\n  name: string;'],
    [/uses: \[[\s\S]*?\n {2}\],/, 'uses: [],'],
  ],
};

/** What goes with a closed account. */
const ERASER: Piece = {
  from: 'server/src/domains/contacts/contacts.repository.ts',
  to: REPOSITORY.to,
  keep: ['eraseContacts'],
  words: [
    [/import .*\n/g, ''],
    [/\.where\(\(row\) => .*\)\n/, ".where('user_id', '=', userId)\n"],
    ["'contacts'", "'sample_items'"],
    ['eraseContacts', 'eraseSampleItems'],
  ],
};

const PRESENTER: Piece = {
  from: 'server/src/domains/users/users.present.ts',
  to: `${SAMPLE}.present.ts`,
  keep: ['presentMemo'],
  words: [
    [/nickname, description/g, 'id, name'],
    [/\bNoteRow\b/g, 'SampleItemRow'],
    ['presentMemo', 'presentSampleItem'],
    [/\bMemo\b/g, 'SampleItem'],
    ['./notes.repository.ts', './sample.repository.ts'],
  ],
};

const SERVICE: Piece = {
  from: `${NOTES}.service.ts`,
  to: `${SAMPLE}.service.ts`,
  keep: ['NotesService/nicknames', 'PAGE', 'createNotes/nicknames'],
  words: [
    [/ {2}const keyOf = [\s\S]*?\n {2}};\n/, ''],
    [/ {2}const publish = [\s\S]*?\n {4}}\);\n/, ''],
    [/\(\n {2}\{ pubsub \}[\s\S]*?\n\)(?=: NotesService)/, '()'],
    ['{ list: Nickname[]; next_id: string | null }', "ResultOf<'GET /api/v1/sample'>"],
    ['return { list,', 'return { list: list.map(presentSampleItem),'],
    [/What users call others.*?\. \*\//, 'What belongs to users: seen by themselves alone. */'],
    [/\bnicknames(?=[(:])/g, 'list'],
    ['listNicknames(', 'listSampleItems('],
    [/import \{ LIMITS.*\n/, "import type { ResultOf } from '@livery/contract/calls';\n"],
    [
      /import \{ findNicknames.*\n/,
      "import { presentSampleItem } from './sample.present.ts';\nimport { eraseSampleItems, listSampleItems } from './sample.repository.ts';\n",
    ],
    [/\bNotesService\b/g, 'SampleService'],
    [
      /;\n}\n/,
      ';\n  /** Takes what a closed account had away. */\n  erase(tenant: Tenant, userId: string): Promise<void>;\n}\n',
    ],
    [
      'return {\n    list:',
      'return {\n    erase: ({ db }, userId) => eraseSampleItems(db, userId),\n    list:',
    ],
    ['createNotes', 'createSampleService'],
  ],
};

const ROUTES: Piece = {
  from: 'server/src/domains/users/users.routes.ts',
  to: `${SAMPLE}.routes.ts`,
  keep: ['noteRoutes/GET /api/v1/users/nicknames'],
  words: [
    ['const noteRoutes', 'export const sampleRoutes'],
    ['GET /api/v1/users/nicknames', 'GET /api/v1/sample'],
    ['notes.nicknames', 'sample.list'],
    ['notes: NotesService', 'sample: SampleService'],
    ['{ NotesService }', '{ SampleService }'],
    ['./notes.service.ts', './sample.service.ts'],
  ],
};

const PLANS: Piece = {
  from: 'server/src/domains/users/users.plans.ts',
  to: `${SAMPLE}.plans.ts`,
  keep: ['plans/notes', 'plans/listNicknames'],
  words: [
    [/\bnotes\b/g, 'sample'],
    [/listNicknames/g, 'listSampleItems'],
    [
      /( +)listSampleItems:/,
      '$1eraseSampleItems: ({ db, other }) => sample.eraseSampleItems(db, other),\n$1listSampleItems:',
    ],
  ],
};

const SERVER_TEST: Piece = {
  from: 'server/src/domains/users/users.notes.test.ts',
  to: `${SAMPLE}.test.ts`,
  keep: [
    'app',
    'me',
    'friend',
    'beforeAll',
    'afterAll',
    'Method',
    'ask',
    '%s %s needs a session',
    'a name for somebody/many come in pages, none twice',
  ],
  words: [
    ["  ['GET', 'nicknames', undefined],\n", "  ['GET', 'sample', undefined],\n"],
    [/ {2}\['(PUT|DELETE|POST)', .*\n/g, ''],
    ["  ['GET', 'memo/somebody', undefined],\n", ''],
    [/\/users\/(?=\$)/, '/'],
    [" | 'PUT' | 'POST' | 'DELETE'", ''],
    [
      / {4}const people = [\s\S]*?-4\)\}` }\);\n/,
      "    const ids = ['a', 'b', 'c'];\n" +
        '    const items = ids.map((id) => ({ user_id: me.id, id, name: id }));\n' +
        "    await app.db().insertInto('sample_items').values(items).execute();\n",
    ],
    [/'nicknames\?/, "'sample?"],
    [/`nicknames\?/, '`sample?'],
    [
      / {4}const ids = \[\.\.\.first[\s\S]*?toSorted\(\)\);\n/,
      '    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids);\n',
    ],
    [
      '    expect(second.next_id).toBeNull();\n',
      "    expect(second.next_id).toBeNull();\n    expect((await ask('GET', 'sample', undefined, friend.access)).result.list).toEqual([]);\n",
    ],
    ['many come in pages, none twice', 'come in pages, none twice, to their owner alone'],
    ['a name for somebody', 'the items'],
  ],
};

/** The contract and the server, each file from the smallest living one of its kind. */
export const SERVER_PIECES: readonly Piece[] = [
  CONTRACT,
  TABLES,
  REPOSITORY,
  ERASER,
  PRESENTER,
  SERVICE,
  ROUTES,
  PLANS,
  SERVER_TEST,
];
