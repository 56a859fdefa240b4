import { readFileSync } from 'node:fs';
import ts from 'typescript';

const SOURCE = new URL('../../src/app/routes.tsx', import.meta.url);

/** Fewer than this is no reading: product.md section 2 has more. */
const FEWEST = 25;

/** The path of an element of `places`. @throws when it is not written out, so that no route stays unread */
function pathOf(place: ts.Expression): string {
  const properties = ts.isObjectLiteralExpression(place) ? place.properties : [];
  for (const property of properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'path') continue;
    if (ts.isStringLiteral(property.initializer)) return property.initializer.text;
  }
  throw new Error(`a place of routes.tsx without a path: ${place.getText()}`);
}

/** Every path of `places` in src/app/routes.tsx: the routes as the application knows them. */
export function routePatterns(): string[] {
  const text = readFileSync(SOURCE, 'utf8');
  const tree = ts.createSourceFile('routes.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const places = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'places')?.initializer;
  const patterns =
    places && ts.isArrayLiteralExpression(places) ? places.elements.map((place) => pathOf(place)) : [];
  if (patterns.length < FEWEST) throw new Error(`routes.tsx: ${patterns.length} places were read`);
  return patterns;
}

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
  routePatterns().map((pattern) =>
    pattern === '*' ? '/no/such/page' : pattern.replace(/:\w+/, idFor(pattern, ids)),
  );
