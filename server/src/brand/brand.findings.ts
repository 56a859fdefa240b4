/** One thing that is wrong with a brand folder. */
export interface BrandFinding {
  /** Path inside the folder of brands: `lotus/brand.json`. */
  readonly file: string;
  /** Where in the file: `fonts[0].file`, `color.light.text.primary`, `line 12`; empty for the file itself. */
  readonly field: string;
  readonly why: string;
  readonly remedy: string;
  /** A value that would do, where one can be worked out: `#4c5261`. */
  readonly suggestion?: string;
}

/** `lotus/brand.json, title.en: it is missing; add it.` */
export function sentence({ file, field, why, remedy }: BrandFinding): string {
  return `${file}${field === '' ? '' : `, ${field}`}: ${why}; ${remedy}.`;
}

/** A brand folder is refused. The message has a sentence for each finding. */
export class BrandError extends Error {
  readonly findings: readonly BrandFinding[];

  constructor(findings: readonly BrandFinding[]) {
    super(findings.map(sentence).join('\n'));
    this.name = 'BrandError';
    this.findings = findings;
  }
}
