import { REDIRECTED, ROUTES } from '../../src/app/routes.ts';

export interface RouteIds {
  post: string;
  room: string;
  person: string;
}

function idFor(pattern: string, { post, room, person }: RouteIds): string {
  if (pattern.startsWith('/posts/')) return post;
  return pattern.startsWith('/room/') ? room : person;
}

const filled = (pattern: string, ids: RouteIds): string =>
  pattern === '*' ? '/no/such/page' : pattern.replace(/:\w+/, idFor(pattern, ids));

/** Every route with ids filled in; `*` is a page that is not. */
export const addresses = (ids: RouteIds): string[] =>
  [...REDIRECTED, ...ROUTES.map(({ path }) => path)].map((pattern) => filled(pattern, ids));

/** Those that show a guest something of their own, and one of the others: they are the feed with the login dialog above it. */
export const guestAddresses = (ids: RouteIds): string[] => {
  const [first] = ROUTES.filter(({ account }) => account);
  const shown = ROUTES.filter((row) => !row.account || row === first);
  return ['/', ...shown.map(({ path }) => filled(path, ids))];
};
