import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '@livery/contract';
import { type Diagnosis, examine } from '../../src/brand/doctor/doctor.ts';
import type { ProductTexts } from '../../src/brand/doctor/texts.ts';
import { findingIn, type ToldLocale, told } from '../../src/brand/sentences/told.ts';
import { brandsWithDemo, DEMO_DIR } from '../../src/demo/demo-folder.ts';
import { langOf } from './lang.ts';
import type { Look } from './look/looked.ts';
import { productTexts } from './product-texts.ts';
import { brandsDir, ROOT, UsageError } from './usage.ts';

const OPTIONS = {
  json: { type: 'boolean' },
  links: { type: 'boolean' },
  look: { type: 'boolean' },
  screen: { type: 'string', multiple: true },
  dir: { type: 'string' },
  out: { type: 'string' },
  lang: { type: 'string' },
} as const;

/** The product's texts; an installation without sources has none to compare with. */
export async function knownTexts(): Promise<ProductTexts | undefined> {
  const read = async (locale: Locale) => [locale, await productTexts(locale)] as const;
  return Promise.all(LOCALES.map(read)).then(
    (texts) => new Map(texts),
    () => undefined,
  );
}

const COUNTS: Readonly<Record<ToldLocale, (findings: number) => string>> = {
  en: (findings) => (findings === 1 ? '1 finding' : `${findings || 'no'} findings`),
  'zh-CN': (findings) => (findings === 0 ? '没有问题' : `${findings} 个问题`),
};

/** What is wrong with the folder, then what is seen of it. */
function report(
  diagnoses: readonly Diagnosis[],
  seen: ReadonlyMap<string, readonly string[]>,
  lang: ToldLocale,
): string {
  const lines = diagnoses.flatMap(({ brand, findings }) => {
    const all = [...findings.map((finding) => told(finding, lang)), ...(seen.get(brand) ?? [])];
    return [`${brand}: ${COUNTS[lang](all.length)}`, ...all.map((line) => `  ${line}`)];
  });
  return `${lines.join('\n')}\n`;
}

const inLanguage = (diagnosis: Diagnosis, lang: ToldLocale): Diagnosis => ({
  ...diagnosis,
  findings: diagnosis.findings.map((finding) => findingIn(finding, lang)),
});

/** What a browser shows of those that can be served at all. */
async function looksOf(
  dir: string,
  diagnoses: readonly Diagnosis[],
  { out, screen }: { out?: string; screen?: string[] },
): Promise<Look[]> {
  const { lookAtBrands, screensOf } = await import('./look/look.ts');
  const folder = resolve(out ?? join(ROOT, 'dist/look'));
  const ids = diagnoses.map(({ brand }) => brand);
  const looks = await lookAtBrands(dir, ids, { folder, screens: screensOf(screen) });
  for (const { brand, views } of looks)
    process.stderr.write(
      `${brand}: ${views.length} pictures looked at, see ${join(folder, brand, 'index.html')}\n`,
    );
  return looks;
}

/** Lines of what is seen, by brand. */
async function seenIn(looks: readonly Look[]): Promise<Map<string, string[]>> {
  if (looks.length === 0) return new Map();
  const { lookLines } = await import('./look/look.ts');
  return new Map(looks.map((look) => [look.brand, lookLines(look)]));
}

/** `brand check [id] [--lang en|zh-CN] [--json] [--links] [--look [--screen <name>] [--out <folder>]]`: 0 without findings, 1 with some. @throws UsageError for an unknown id */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id, ...more] = positionals;
  if (more.length > 0) throw new UsageError('Name one brand, or none to examine all.');
  // Tools read one language, whoever runs them.
  const lang = langOf(values.lang, values.json ? {} : process.env);
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
  const looks = values.look ? await looksOf(dir, diagnoses, values) : [];
  const seen = await seenIn(looks);
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ brands: diagnoses.map((each) => inLanguage(each, lang)), ...(values.look && { looks }) }, null, 2)}\n`
      : report(diagnoses, seen, lang),
  );
  const isClean =
    diagnoses.every(({ findings }) => findings.length === 0) &&
    [...seen.values()].every((lines) => lines.length === 0);
  return isClean ? 0 : 1;
}
