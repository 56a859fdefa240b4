import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandFinding } from '../../../server/src/brand/brand.findings.ts';
import { examine } from '../../../server/src/brand/doctor/doctor.ts';
import { type RandomBrand, writeRandomBrand } from './random-brand.ts';

/** What the doctor says of a brand as it is written. */
export async function verdict(dir: string, brand: RandomBrand, demo: string): Promise<BrandFinding[]> {
  const { id } = brand.file;
  await rm(join(dir, id), { recursive: true, force: true });
  await writeRandomBrand(dir, brand, demo);
  const [diagnosis] = await examine(dir, { id });
  return [...(diagnosis?.findings ?? [])];
}

/** A brand in which one thing is done that the doctor says. */
function told(brand: RandomBrand, { file, field, suggestion }: BrandFinding): RandomBrand {
  if (suggestion === undefined || !file.endsWith('.json')) return brand;
  const [group = '', locale = ''] = field.split('.');
  if (group === 'title') {
    const title = { ...brand.file.title, [locale]: suggestion };
    return { ...brand, file: { ...brand.file, title } };
  }
  return { ...brand, tokens: { ...brand.tokens, [field]: { $type: 'color', $value: suggestion } } };
}

/** Remedies are told together, and one may bring another: after so many times nothing is left. */
const TURNS = 4;

/** The brand of somebody who does what every sentence says, and what is said of it then; its folder is written. */
export async function healedBrand(
  dir: string,
  brand: RandomBrand,
  demo: string,
): Promise<{ brand: RandomBrand; findings: BrandFinding[] }> {
  let healed = brand;
  let findings = await verdict(dir, healed, demo);
  for (let turn = 0; turn < TURNS && findings.length > 0; turn += 1) {
    healed = findings.reduce(told, healed);
    findings = await verdict(dir, healed, demo);
  }
  return { brand: healed, findings };
}
