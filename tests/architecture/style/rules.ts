import { brandById } from './brands.ts';
import { paletteClass } from './classes.ts';
import { colorLiteral } from './colors.ts';
import { openProps, styledFromOutside } from './props.ts';
import { type Finding, findingAt, type Rule, type Source } from './source.ts';
import { literalText } from './texts.ts';

/** What the rules know of the repository. */
export interface Known {
  /** The folders in `brands/`. */
  readonly brandIds: readonly string[];
  /** What the design system exports. */
  readonly publicNames: ReadonlySet<string>;
}

export const rulesFor = ({ brandIds, publicNames }: Known): Rule[] => [
  colorLiteral,
  paletteClass,
  styledFromOutside,
  openProps(publicNames),
  literalText,
  brandById(brandIds),
];

export function judge(rules: readonly Rule[], source: Source): Finding[] {
  return rules
    .filter((rule) => rule.reads(source.path))
    .flatMap((rule) => rule.check(source).map((node) => findingAt(rule.name, source, node)));
}
