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

/** `/robots.txt` of one host. */
export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
