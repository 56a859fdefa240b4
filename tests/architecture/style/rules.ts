import { brandByField } from './brand-fields.ts';
import { brandById } from './brands.ts';
import { paletteClass } from './classes.ts';
import { colorLiteral } from './colors.ts';
import { openProps, styledFromOutside } from './props.ts';
import { type Finding, findingAt, type Rule, type Source } from './source.ts';
import { literalText } from './texts.ts';
import { brandValue } from './values.ts';
import { variantValue } from './variants.ts';

/** What the rules know of the repository. */
export interface Known {
  /** Brands by their ids, each with its names. */
  readonly brands: Readonly<Record<string, readonly string[]>>;
  /** What the design system exports. */
  readonly publicNames: ReadonlySet<string>;
}

export const rulesFor = ({ brands, publicNames }: Known): Rule[] => [
  colorLiteral,
  paletteClass,
  styledFromOutside,
  openProps(publicNames),
  literalText,
  brandById(brands),
  brandByField,
  brandValue,
  variantValue,
];

export function judge(rules: readonly Rule[], source: Source): Finding[] {
  return rules
    .filter((rule) => rule.reads(source.path))
    .flatMap((rule) => rule.check(source).map((node) => findingAt(rule.name, source, node)));
}
