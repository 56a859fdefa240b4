import {
  colorPath,
  isDerived,
  type optionalColors,
  optionalTokens,
  type ParsedTokens,
  parseTokens,
  requiredTokens,
  SCHEMES,
  type Scheme,
  type ThemeTokens,
} from '@livery/design-system/theme';
import { checkBrandFile } from '../server/src/brand/brand.schema.check.ts';
import type { BrandFile } from '../server/src/brand/brand.schema.ts';
import { adviceAt, type ToldLocale } from '../server/src/brand/sentences/told.ts';
import { changedAt, isGroup, type Json, nodeAt, removedAt } from './json.ts';

/** A brand that is being edited: both files as they stand, and what they mean. Always valid. */
export interface Draft {
  readonly brand: BrandFile;
  /** `tokens.json`: what it leaves out, its aliases and its remarks stay. */
  readonly file: Json;
  readonly tokens: ThemeTokens;
}

/** Why a change cannot be made, and where; empty for a whole file. */
export interface Fault {
  readonly place: string;
  readonly why: string;
  readonly remedy: string;
}

/** A change that was made, or why not. */
export type Change =
  | { readonly status: 'made'; readonly draft: Draft }
  | { readonly status: 'refused'; readonly faults: readonly Fault[] };

/** The sentences of what was refused, in the language of the studio. */
export const refusalIn = (faults: readonly Fault[], locale: ToldLocale): string =>
  faults.map((fault) => adviceAt(fault.place, fault, locale)).join(locale === 'en' ? ' ' : '');

const refused = (faults: readonly Fault[]): Change => ({ status: 'refused', faults });

/** The draft with another `tokens.json`. */
export function withTokens(draft: Pick<Draft, 'brand'>, file: unknown): Change {
  const parsed: ParsedTokens = parseTokens(file);
  if (parsed.status === 'refused')
    return refused(parsed.findings.map(({ path, why, remedy }) => ({ place: path, why, remedy })));
  return { status: 'made', draft: { brand: draft.brand, file: file as Json, tokens: parsed.tokens } };
}

/** The draft with another `brand.json`. */
export function withBrand(draft: Draft, file: unknown): Change {
  const findings = checkBrandFile(file);
  if (findings.length > 0)
    return refused(findings.map(({ field, why, remedy }) => ({ place: field, why, remedy })));
  return { status: 'made', draft: { ...draft, brand: file as BrandFile } };
}

/** A draft from both files of a folder. */
export function draftOf(brand: unknown, tokens: unknown): Change {
  const themed = withTokens({ brand: brand as BrandFile }, tokens);
  return themed.status === 'made' ? withBrand(themed.draft, brand) : themed;
}

function inheritedType(file: Json, path: string): unknown {
  const words = path.split('.').slice(0, -1);
  const groups = [file, ...words.map((_, at) => nodeAt(file, words.slice(0, at + 1).join('.')))];
  return groups.findLast((group) => isGroup(group) && group.$type !== undefined);
}

/** Gives one token a `$value` of its own. */
export function withToken(draft: Draft, path: string, value: unknown): Change {
  const type = requiredTokens.get(path) ?? optionalTokens.get(path);
  const group = inheritedType(draft.file, path);
  const isTyped = isGroup(group) && group.$type === type;
  const file = changedAt(draft.file, path, (node) => {
    const { $value: _, $type: __, ...remarks } = isGroup(node) ? node : {};
    return { ...(isTyped ? {} : { $type: type }), $value: value, ...remarks };
  });
  return withTokens(draft, file);
}

/** Changes one field of `brand.json`: `title.en`. */
export const withField = (draft: Draft, path: string, value: unknown): Change =>
  withBrand(
    draft,
    changedAt({ ...draft.brand }, path, () => value),
  );

/** Takes a field of `brand.json` away, where it may be left out. */
export const withoutField = (draft: Draft, path: string): Change =>
  withBrand(draft, removedAt({ ...draft.brand }, path));

/** Shades that the file gives although they could be derived from the key colours. */
export const givenShades = (draft: Draft): string[] =>
  [...requiredTokens.keys()].filter((path) => isDerived(path) && nodeAt(draft.file, path) !== undefined);

/** Leaves every shade to the key colours. */
export const withDerivedShades = (draft: Draft): Change =>
  withTokens(draft, givenShades(draft).reduce(removedAt, draft.file));

type OptionalColor = (typeof optionalColors)[number];

const rawOf = (type: 'color' | 'fontFamily', value: unknown): Json => ({ $type: type, $value: value });

/** Gives a colour that a theme may do without, in the scheme that is meant; the other gets the same where it has none. */
export const withOptional = (draft: Draft, name: OptionalColor, scheme: Scheme, value: unknown): Change =>
  withTokens(
    draft,
    SCHEMES.reduce(
      (file, each) =>
        each === scheme || nodeAt(file, colorPath(name, each)) === undefined
          ? changedAt(file, colorPath(name, each), () => rawOf('color', value))
          : file,
      draft.file,
    ),
  );

/** Takes it away from both. */
export const withoutOptional = (draft: Draft, name: OptionalColor): Change =>
  withTokens(
    draft,
    SCHEMES.reduce((file, each) => removedAt(file, colorPath(name, each)), draft.file),
  );

const WORDS = ['body', 'display', 'numeric'].map((name) => `type.family.${name}`);

/** Sets all words in a family, with what stood there after it. */
export const withFamily = (draft: Draft, family: string): Change =>
  withTokens(
    draft,
    WORDS.reduce((file, path) => {
      const token = draft.tokens.get(path);
      const before = token?.type === 'fontFamily' ? token.value : [];
      const value = [family, ...before.filter((each) => each !== family)];
      return changedAt(file, path, () => rawOf('fontFamily', value));
    }, draft.file),
  );
