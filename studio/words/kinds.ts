import type { Json } from '../json.ts';

/** Texts by where they stand. */
export const KINDS = ['changed', 'nav', 'head', 'login', 'server', 'all'] as const;
export type Kind = (typeof KINDS)[number];

/** What the product says, by id. */
export type Own = Readonly<Record<string, string>>;

interface Wanted {
  readonly kind: Kind;
  readonly search: string;
  readonly overrides: Json;
  /** Ids that something is found of. */
  readonly complained: readonly string[];
}

/** Texts of a kind, or of all kinds those that a search finds: by id, the product's words or the brand's. */
export function textsFound(own: Own, { kind, search, overrides, complained }: Wanted): [string, string][] {
  const wanted = search.trim().toLowerCase();
  const isOfKind = (id: string): boolean => {
    if (kind === 'changed') return overrides[id] !== undefined || complained.includes(id);
    return kind === 'all' || id.startsWith(`${kind}.`);
  };
  const isFound = (id: string, text: string): boolean =>
    [id, text, String(overrides[id] ?? '')].some((each) => each.toLowerCase().includes(wanted));
  return Object.entries(own).filter(([id, text]) => (wanted === '' ? isOfKind(id) : isFound(id, text)));
}
