/** One line, in words of the domain `sample`, before what `before` finds in a file that lists all domains. */
export interface Line {
  file: string;
  line: string;
  before: string;
}

export const LINES: readonly Line[] = [
  {
    file: '.dependency-cruiser.cjs',
    line: "  sample: ['users'],\n",
    before: "  social: ['contacts'],",
  },
  {
    file: 'contract/src/calls.ts',
    line: "import { sampleCalls } from './wire/sample.ts';\n",
    before: 'import { searchCalls }',
  },
  { file: 'contract/src/calls.ts', line: '  ...sampleCalls,\n', before: '};\n\nexport type Calls ' },
  {
    file: 'contract/src/index.ts',
    line: "export type { SampleItem } from './wire/sample.ts';\n",
    before: 'export type { Member, Memo,',
  },
  {
    file: 'server/src/services.ts',
    line: "import { createSampleService } from './domains/sample/sample.service.ts';\n",
    before: 'import { findActiveAuthors }',
  },
  {
    file: 'server/src/services.ts',
    line: '  const sample = createSampleService();\n  closingHooks.erasers.push(sample.erase);\n',
    before: '  return {\n    maintenance,',
  },
  { file: 'server/src/services.ts', line: '    sample,\n', before: '    wallet,\n  };' },
  {
    file: 'server/src/app.ts',
    line: "import { sampleRoutes } from './domains/sample/sample.routes.ts';\n",
    before: 'import { socialRoutes }',
  },
  {
    file: 'server/src/app.ts',
    line: '  sampleRoutes(app, services.sample);\n',
    before: '  useRealtime(app,',
  },
  // What of it is somebody's own is theirs to take along.
  {
    file: 'server/src/domains/operators/export/kept.ts',
    line: `  sample_items: [
    {
      in: 'sample',
      of: 'user_id',
      by: ['id'],
      shows: ['id', 'name', 'create_at'],
      hides: ['user_id'],
    },
  ],
`,
    before: '} as const satisfies Kept;',
  },
  {
    file: 'src/app/routes.ts',
    line: `  {
    path: '/sample',
    frame: 'page',
    page: 'sample/list',
    account: true,
    placeholder: { shape: 'rows', back: '/my-page' },
  },
`,
    before: "  { path: '*',",
  },
];
