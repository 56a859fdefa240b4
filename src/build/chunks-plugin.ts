import type { Plugin } from 'vite';

/** Files by the ends of their paths. */
const files = (...paths: string[]): RegExp =>
  new RegExp(paths.map((path) => `[\\\\/]${path.replaceAll('/', '[\\\\/]')}$`).join('|'));

/** What is said of conversations and notifications comes together: whoever is signed in is told of both. */
const TEXTS = /\/domains\/(?:messages|notifications)\/texts\/([\w-]+)$/;
const textsName = (id: string): string | null => {
  const [, locale] = TEXTS.exec(id) ?? [];
  return locale ? `texts-${locale}` : null;
};

const groups = [
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // A few lines each, which whoever is signed in, or logs in, needs: as chunks of their own they cost a request apiece.
  {
    name: 'slivers',
    test: files(
      'lib/(?:server-clock|poll|forms/submission|domains/domain-module|router/useQuery)\\.ts',
      'lib/HeadSkeleton\\.tsx',
      'contract/src/rules/(?:identity|content)\\.ts',
      'components/Alert/[\\w.]+',
      'icons/(?:qr-code|chevron-left)\\.mjs',
    ),
  },
  // Forms have most of these.
  {
    name: 'fields',
    test: files(
      'components/(?:Alert|Box|Checkbox|TextField)/[\\w.]+',
      'icons/(?:chevron-down|eye|eye-off)\\.mjs',
      'lib/focus-invalid-field\\.ts',
    ),
  },
  // What stands while a page comes is shared by those that go on standing in it.
  {
    name: 'placeholders',
    test: files('pages/placeholder/(?!PagePlaceholder)\\w+\\.tsx', 'components/SplitPane/[\\w.]+'),
  },
  // A line of drawing each, which several pages have: apart, their names alone would weigh more in the first screen.
  {
    name: 'icons',
    test: files(
      'icons/(?:chevron-up|download|face-slightly-smiling|link|lock|pencil|play|refresh-cw|send|trash-?\\d?|user-plus|x)\\.mjs',
    ),
  },
  // The list of conversations, its sheets and pages about people share these: whoever is signed in fetches them at once.
  {
    name: 'rows',
    test: files(
      'components/List/[\\w.]+',
      'lib/(?:sound/(?:alerts|speaking-tab)|intl/count-in-title)\\.ts',
      'domains/notifications/(?:notifications(?:\\.store|\\.domain)?|BellLink|push/push-storage)\\.tsx?',
      'messages/(?:message|reactions/reactions)\\.model\\.ts',
      'messages/selection/room-selection\\.store\\.ts',
      'domains/users/(?:index|cancelled|nicknames\\.store|useNameOf)\\.ts',
      'domains/users/components/Lazy\\w+\\.tsx',
      'domains/contacts/(?:index|person-search\\.store|usePeople)\\.ts',
      'domains/contacts/\\w+/(?:Lazy\\w+|\\w+Skeletons?|ContactsAwaited)\\.tsx',
      'lib/text/initials\\.ts',
      'lib/(?:deletions|once-back|page-hidden)\\.ts',
      'lib/http/form-of\\.ts',
      'lib/uploads/(?:upload-queue|refused-file|put-parts|picture-extension)\\.ts',
      'lib/errors/(?:useFailureToast|screen-errors)\\.ts',
    ),
  },
  // Stores of conversations, with all that they stand on: pages of conversations share it.
  { name: 'conversations', test: files('messages/messages\\.domain\\.ts') },
  { name: textsName, test: TEXTS },
];

/** The bundler takes no fewer signs for so many files; the first screen lists over a hundred names, and each sign counts. */
const HASHED = 'assets/[name]-[hash:7]';

/** The page itself names these: whatever asks for another file has them. */
const OF_THE_PAGE = /^assets\/(?:vendor|index|rolldown-runtime)-.*\.js$/;

/**
 * What the first screen needs comes in two files, libraries and product, instead of a dozen shared slivers; the rest
 * is split by page.
 */
export const chunksPlugin = (): Plugin => ({
  name: 'livery:chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !OF_THE_PAGE.test(file)),
      },
      rolldownOptions: {
        output: {
          codeSplitting: { groups },
          entryFileNames: `${HASHED}.js`,
          chunkFileNames: `${HASHED}.js`,
          assetFileNames: `${HASHED}[extname]`,
        },
      },
    },
  }),
});
