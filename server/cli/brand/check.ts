import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '@livery/contract';
import { sentence } from '../../src/brand/brand.findings.ts';
import { type Diagnosis, examine } from '../../src/brand/doctor/doctor.ts';
import type { ProductTexts } from '../../src/brand/doctor/texts.ts';
import { brandsWithDemo, DEMO_DIR } from '../../src/demo/demo-folder.ts';
import { productTexts } from './product-texts.ts';
import { brandsDir, UsageError } from './usage.ts';

const OPTIONS = { json: { type: 'boolean' }, links: { type: 'boolean' }, dir: { type: 'string' } } as const;

/** The product's texts; an installation without sources has none to compare with. */
export async function knownTexts(): Promise<ProductTexts | undefined> {
  const read = async (locale: Locale) => [locale, await productTexts(locale)] as const;
  return Promise.all(LOCALES.map(read)).then(
    (texts) => new Map(texts),
    () => undefined,
  );
}

const count = (findings: number): string => (findings === 1 ? '1 finding' : `${findings || 'no'} findings`);

function report(diagnoses: readonly Diagnosis[]): string {
  const lines = diagnoses.flatMap(({ brand, findings }) => [
    `${brand}: ${count(findings.length)}`,
    ...findings.map((finding) => `  ${sentence(finding)}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** `brand check [id] [--json] [--links]`: 0 without findings, 1 with some. @throws UsageError for an unknown id */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id, ...more] = positionals;
  if (more.length > 0) throw new UsageError('Name one brand, or none to examine all.');
  const dir = brandsDir(values.dir);
  const diagnoses = await examine(dir, {
    id,
    texts: await knownTexts(),
    demo: await brandsWithDemo(DEMO_DIR),
    checksLinks: values.links ?? false,
  });
  if (diagnoses.length === 0)
    throw new UsageError(
      id === undefined ? `${dir} holds no brand.` : `There is no brand "${id}" in ${dir}.`,
    );
  const total = diagnoses.reduce((sum, { findings }) => sum + findings.length, 0);
  process.stdout.write(
    values.json ? `${JSON.stringify({ brands: diagnoses }, null, 2)}\n` : report(diagnoses),
  );
  return total === 0 ? 0 : 1;
}
