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

/** Every route with ids filled in; `*` is a page that is not. */
export const addresses = (ids: RouteIds): string[] =>
  [...REDIRECTED, ...ROUTES.map(({ path }) => path)].map((pattern) =>
    pattern === '*' ? '/no/such/page' : pattern.replace(/:\w+/, idFor(pattern, ids)),
  );
