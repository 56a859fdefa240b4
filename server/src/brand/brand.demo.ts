import type { BrandFinding } from './brand.findings.ts';
import { openFolder } from './brand.folder.ts';
import type { FieldFinding } from './brand.schema.check.ts';
import type { DemoFile } from './brand.schema.ts';

/** Says whose demo content a brand is filled with. Read in development alone: no visitor of a real host meets it. */
export const DEMO_FILE = 'demo.json';

const BYTES = 4 * 1024;

/** Whether there is demo content of a brand's own. */
export type HasContent = (id: string) => boolean;

/** The brand whose demo content another one shows. */
export type DemoSource =
  | { readonly status: 'found'; readonly id: string }
  | { readonly status: 'none' }
  | { readonly status: 'wrong'; readonly findings: readonly BrandFinding[] };

type Reading = Exclude<DemoSource, { status: 'found' }> | { readonly status: 'from'; readonly id: string };

/** In production, where no file is read, the schemas of a brand's folder stay where they are. */
const demoFindings = async (json: unknown): Promise<FieldFinding[]> =>
  (await import('./brand.schema.check.ts')).checkDemoFile(json);

async function readDemoFile(root: string, id: string): Promise<Reading> {
  const folder = openFolder(root, id);
  const json = await folder.json(DEMO_FILE, { maxBytes: BYTES, optional: true });
  const isRead = json !== undefined;
  if (isRead) for (const finding of await demoFindings(json)) folder.refuse(DEMO_FILE, finding);
  if (folder.findings.length > 0) return { status: 'wrong', findings: folder.findings };
  return isRead ? { status: 'from', id: (json as DemoFile).from } : { status: 'none' };
}

const refusal = (brand: string, why: string, remedy: string): DemoSource => ({
  status: 'wrong',
  findings: [{ file: `${brand}/${DEMO_FILE}`, field: 'from', why, remedy }],
});

/**
 * Follows `demo.json` from brand to brand, to the content that is there. A brand without the file has its own, or none.
 * `known`: whom the remedy may name.
 */
export async function demoSource(
  root: string,
  brand: string,
  hasContent: HasContent,
  known: readonly string[],
): Promise<DemoSource> {
  const own = await readDemoFile(root, brand);
  if (own.status === 'wrong') return own;
  if (own.status === 'none') return hasContent(brand) ? { status: 'found', id: brand } : own;
  const others = known.filter((id) => id !== brand).join(', ');
  const remedy = others === '' ? 'remove the file' : `write one of ${others}, or remove the file`;
  if (own.id === brand)
    return refusal(brand, 'it names the brand itself, which has its own content without this file', remedy);
  const seen = [brand];
  for (let at = own.id; ; ) {
    if (seen.includes(at))
      return refusal(brand, `${[...seen, at].join(' → ')} goes in a circle, so there is no content`, remedy);
    seen.push(at);
    const next = await readDemoFile(root, at);
    if (next.status === 'from') at = next.id;
    else if (hasContent(at)) return { status: 'found', id: at };
    else return refusal(brand, `"${at}" has no demo content, so the brand would be empty`, remedy);
  }
}
