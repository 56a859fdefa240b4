/** What takes away, or asks for, what servers of the release before still use, or do not write. */
const CONTRACTIONS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bdrop\s+(?:table|view|materialized\s+view|function|procedure|type|sequence)\b/, 'drops what they use'],
  [/\bdrop\s+column\b/, 'drops a column that they read'],
  [/\brename\b/, 'renames what they name'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/, 'changes the type of a column that they read'],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/, 'wants what they may leave out'],
  [/\balter\s+column\s+\S+\s+drop\s+default\b/, 'wants what they leave out'],
];
const ADDED = /\badd\s+column\b(?:[^,;(]|\([^)]*\))*/g;

const statementsOf = (text: string): string =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--[^\n]*/g, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase();

/**
 * What of a migration servers of the release before cannot live with: while nodes are rolled they run beside new ones
 * (docs/decisions/0106). Of functions that are replaced it knows nothing.
 */
export const contractionsOf = (text: string): string[] => {
  const statements = statementsOf(text);
  const found = CONTRACTIONS.flatMap(([pattern, what]) => (pattern.test(statements) ? [what] : []));
  const isDemanding = (column: string) =>
    /\bnot\s+null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column);
  const demands = (statements.match(ADDED) ?? []).some(isDemanding);
  return demands ? [...found, 'adds a column that they do not fill'] : found;
};

const MARK = /^-- contracts: .+\(unused since (\d+)\.(\d+)\.(\d+)\)$/m;

/** The release that stopped using what a migration takes away, as its first line says: `-- contracts: why (unused since 2.8.0)`. */
export const unusedSince = (text: string): [number, number, number] | undefined => {
  const [, major, minor, patch] = MARK.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
};
