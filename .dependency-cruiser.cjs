/** Who may import whom (docs/architecture.md). Every rule says why; type-only imports count. */

/** Each domain with those that it stands on: it may know them and what they stand on. On the server `brand` is no domain. */
const STANDS_ON = {
  brand: [],
  maintenance: [],
  analytics: ['brand'],
  media: ['brand'],
  users: ['media'],
  auth: ['users'],
  account: ['auth'],
  ledger: ['auth'],
  wallet: ['ledger'],
  payment: ['wallet', 'account'],
  contacts: ['auth'],
  groups: ['contacts'],
  messages: ['groups'],
  envelopes: ['account', 'messages', 'wallet'],
  social: ['contacts'],
  publishing: ['social'],
  reports: ['messages', 'social'],
  share: ['messages', 'social'],
  notifications: ['groups', 'social'],
  search: ['social'],
  discover: ['search'],
  operators: [
    'maintenance',
    'notifications',
    'wallet',
    'social',
    'reports',
    'discover',
    'payment',
    'envelopes',
  ],
};
const DOMAINS = Object.keys(STANDS_ON);

/** A domain and all that is below it. */
const below = (name) => [name, ...STANDS_ON[name].flatMap(below)];
const foldersOf = (names) => `^(src|server/src)/domains/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle has no order to read it in; move the shared part down.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports it: delete it, or wire it in.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(contract|design-system|src|server)/',
        pathNot: [
          '\\.(test|stories)\\.tsx?$',
          '\\.plans\\.ts$',
          '\\.d\\.ts$',
          '^server/(bin|cli|demo)/',
          '^server/src/main\\.ts$',
          '^design-system/scripts/',
          '\\.css$',
        ],
      },
      to: {},
    },
    {
      name: 'contract-is-pure',
      comment:
        'The contract is read by browser and server: it may import its schema library and nothing else.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: ['\\.test\\.ts$', '^contract/src/(phone|links)\\.ts$'] },
      to: { pathNot: ['^contract/src/', 'node_modules/typebox/'] },
    },
    {
      name: 'heavy-rules-have-doors-of-their-own',
      comment:
        'Metadata of phone numbers and endings of links weigh as much as a page: the browser fetches them when somebody types.',
      severity: 'error',
      from: {
        path: '^(contract/src/|src/)',
        pathNot: ['\\.test\\.ts$', '^contract/src/(phone|links)\\.ts$'],
      },
      to: {
        path: ['^contract/src/(phone|links)\\.ts$', 'node_modules/(libphonenumber-js|tldts)/'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'browser-has-no-schemas',
      comment: 'Call schemas weigh more than the whole shell: the browser reads types and rules only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^contract/src/(calls|wire/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'design-system-knows-no-product',
      comment: 'Components speak the theme contract; texts, links and data come in as props.',
      severity: 'error',
      from: { path: '^design-system/src/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: {
        path: [
          '^contract/',
          '^src/',
          '^server/',
          '^brands/',
          'node_modules/(mobx|axios|react-router|intl-messageformat)',
        ],
      },
    },
    {
      name: 'sides-do-not-meet',
      comment: 'Client and server meet in the contract only.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-client',
      comment:
        'The server reads built files, never the client’s sources; of the design system it may use the theme and the variants, which are rules and lists that a server writes into pages.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: ['^src/', '^design-system/src/(?!(?:theme|variants)/)'] },
    },
    {
      name: 'people-load-no-console',
      comment: 'The operators’ console is an entry of its own: the application of people has no byte of it.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(ops|pages/ops|domains/operators|stories)/', '\\.(test|stories)\\.tsx?$'],
      },
      to: { path: '^src/(ops|pages/ops|domains/operators)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lib-knows-no-domain',
      comment: 'src/lib has no domain words; what needs one belongs to the domain.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(domains|pages|app)/' },
    },
    {
      name: 'domains-know-no-page',
      comment:
        'Pages stand on domains, never the other way; a domain’s module names the pages that it brings.',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: '\\.domain\\.ts$' },
      to: { path: '^src/(pages|app)/' },
    },
    {
      name: 'domain-through-its-door',
      comment:
        'Another domain is used through its index.ts, or its later.ts: what the first screen does not need.',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/domains/', pathNot: ['^src/domains/$1/', '^src/domains/[^/]+/(index|later)\\.ts$'] },
    },
    {
      name: 'domain-through-its-door-in-tests',
      comment:
        'A test uses another domain through its index.ts, and what stands for it through its testing.ts.',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/.+\\.test\\.tsx?$' },
      to: {
        path: '^src/domains/',
        pathNot: ['^src/domains/$1/', '^src/domains/[^/]+/(index|later|testing)\\.ts$'],
      },
    },
    {
      name: 'stores-know-no-screen',
      comment: 'Stores, models, calls and events work without a screen.',
      severity: 'error',
      from: { path: '^src/domains/.+\\.(store|model|api|events)\\.ts$' },
      to: { path: ['node_modules/react(-dom|-router)?/', '\\.tsx$'] },
    },
    {
      name: 'pages-are-thin',
      comment:
        'A page reads route and store and lays out components; transport belongs to the domain. What stands in a page’s place while it loads is for all pages.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: {
        path: [
          '^src/lib/(http|socket)',
          '^src/domains/[^/]+/(?!(index|later)\\.ts$)',
          '^src/pages/(?!$1/|placeholder/)',
        ],
      },
    },
    {
      name: 'domains-are-used-by-service',
      comment: 'Another domain is used through its service.',
      severity: 'error',
      from: { path: '^server/src/domains/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/domains/[^/]+/.+\\.(repository|routes|policy)\\.ts$',
        pathNot: '^server/src/domains/$1/',
      },
    },
    {
      name: 'domains-have-a-place',
      comment: 'A domain that nobody placed has no order to read it in: give it its line in STANDS_ON.',
      severity: 'error',
      from: { path: '^(src|server/src)/domains/', pathNot: foldersOf(DOMAINS) },
      to: {},
    },
    ...DOMAINS.map((name) => ({
      name: `order-of-${name}`,
      comment: `${name} stands on ${STANDS_ON[name].join(', ') || 'no other'}: it may know no domain but those below it.`,
      severity: 'error',
      from: { path: foldersOf([name]), pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src|server/src)/domains/', pathNot: foldersOf(below(name)) },
    })),
    {
      name: 'domains-are-composed-above',
      comment:
        'A domain takes the services that it uses; server/src/services.ts and server/src/app put them together.',
      severity: 'error',
      from: { path: '^server/src/domains/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(app|demo|services|app\\.ts|server)' },
    },
    {
      name: 'infra-knows-no-domain',
      comment: 'infra carries the domains; what joins both stands in server/src/app.',
      severity: 'error',
      from: { path: '^server/src/infra/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(domains|app|demo|services|app\\.ts|server)' },
    },
    {
      name: 'brand-is-foundation',
      comment:
        'A brand is what infra and domains are composed for: it knows neither domains nor what joins them.',
      severity: 'error',
      from: { path: '^server/src/brand/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(domains|app|demo|services|app\\.ts|server)' },
    },
    {
      name: 'sql-in-repositories',
      comment:
        'SQL and the query builder live in repositories, the database folder and the filling of demo content.',
      severity: 'error',
      from: {
        path: '^server/src/domains/',
        pathNot: '\\.(repository|test)\\.ts$',
      },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
