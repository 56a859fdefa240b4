import type { RawToken } from './aliases.ts';
import type { TokenType } from './contract.ts';
import type { Finding } from './themeTokens.ts';

const sorted = (path: string): string => path.toLowerCase().split('.').sort().join('.');

/** Letters that differ between two words: each added, left out, exchanged or swapped one counts. */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min(
          (next[to - 1] ?? 0) + 1,
          (row[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const MOST_SLIPS = 3;

/** The one of some tokens that was most likely meant by a path that is none. */
export function nearestPath(path: string, known: readonly string[]): string | undefined {
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  const moved = known.find(
    (each) => sorted(each) === sorted(path) || each.toLowerCase().endsWith(`.${last}`),
  );
  const [near] = known
    .map((each) => ({ each, count: slips(path, each) }))
    .filter(({ count }) => count <= MOST_SLIPS)
    .sort((a, b) => a.count - b.count);
  return near?.each ?? moved;
}

/** Missing tokens; a group that is missing as a whole is one mistake. */
export function missingFindings(
  missing: readonly string[],
  raw: ReadonlyMap<string, RawToken>,
  types: ReadonlyMap<string, TokenType>,
): Finding[] {
  const groups = new Map<string, string[]>();
  for (const path of missing) {
    const words = path.split('.');
    const depth = words.findIndex(
      (_, at) =>
        at > 0 && ![...raw.keys()].some((each) => each.startsWith(`${words.slice(0, at).join('.')}.`)),
    );
    const group = depth === -1 ? path : words.slice(0, depth).join('.');
    groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  return [...groups].map(([path, tokens]): Finding => {
    const type = types.get(path);
    return type === undefined
      ? {
          path,
          why: `the group is missing with its ${tokens.length} tokens, and nothing can be worked out for it`,
          remedy: 'copy it from the tokens.json of another brand, and change its values',
        }
      : {
          path,
          why: 'the token is missing, and nothing can be worked out for it',
          remedy: `add it with "$type": "${type}"`,
        };
  });
}
