/** Calls, and pages about people or for one person alone. */
const CLOSED = [
  '/api/',
  '/social/',
  '/dev/',
  '/chat',
  '/friends',
  '/room/',
  '/my-page',
  '/profile',
  '/edit-profile',
  '/guest-page/',
  '/publish',
  '/wallet',
  '/search',
  '/login',
  '/register',
  '/forgot-password/',
  '/auth/',
];

/** What the running page reads for everybody: a crawler that draws it sees what people see. */
const OPEN = ['/social/api/guest/'];

/** What stands before the first name that the route fills in. */
const prefixOf = (path: string): string => path.replace(/:.*/, '');

/** `/robots.txt` of one host; `kept`: further pages that guests of its brand do not see. */
export const robotsOf = (origin: string, kept: readonly string[] = []): string =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...new Set([...CLOSED, ...kept.map(prefixOf)].map((path) => `Disallow: ${path}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
