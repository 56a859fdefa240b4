import { LOCALES } from '@livery/contract';
import { expect, test } from 'vitest';
import { productTexts } from '../../server/cli/brand/product-texts.ts';
import { sentence } from '../../server/src/brand/brand.findings.ts';
import { brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { breaks } from '../../server/src/brand/broken/breaks.testing.ts';
import { examine } from '../../server/src/brand/doctor/doctor.ts';
import { toldOf } from '../../server/src/brand/sentences/told.ts';
import { brandsWithDemo, DEMO_DIR } from '../../server/src/demo/demo-folder.ts';
import { subtleBreaks } from './doctor.cases.ts';

/** What only those who wrote the program understand. */
const JARGON =
  /must (NOT|be|have)|is not written as|move the grounds|\bE[A-Z]{4,}\b|GLib|libvips|undefined|NaN|\[object|#12854a/;

test('every sentence of the doctor can be read by people: file, field, what is wrong, why, and what to write', async () => {
  const texts = new Map(
    await Promise.all(LOCALES.map(async (locale) => [locale, await productTexts(locale)] as const)),
  );
  const demo = await brandsWithDemo(DEMO_DIR);
  const lines: string[] = [];
  const unsaid = new Set<string>();
  for (const [name, break_] of [...breaks, ...subtleBreaks]) {
    const fixture = await brandsFixture('aurora');
    await break_(fixture);
    const diagnoses = await examine(fixture.dir, { id: 'aurora', texts, demo });
    const findings = diagnoses.flatMap((diagnosis) => diagnosis.findings);
    for (const finding of findings) {
      const said = sentence(finding);
      expect(said).not.toMatch(JARGON);
      expect(said).toMatch(/\.$/);
      expect(
        said.startsWith(finding.field === '' ? `${finding.file}: ` : `${finding.file}, ${finding.field}: `),
      ).toBe(true);
      for (const text of [finding.why, finding.remedy]) if (!toldOf(text)) unsaid.add(text);
      lines.push(`${name}\n  ${said}`);
    }
  }
  expect([...unsaid], 'say it in Chinese too: server/src/brand/sentences').toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('sentences.txt');
}, 120_000);
