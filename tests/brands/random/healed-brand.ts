import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import type { BrandFinding } from '../../../server/src/brand/brand.findings.ts';
import { examine } from '../../../server/src/brand/doctor/doctor.ts';
import { type RandomBrand, randomBrand, writeRandomBrand } from './random-brand.ts';

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
  const [group = '', key = ''] = field.split('.');
  if (group === 'title') {
    const title = { ...brand.file.title, [key]: suggestion };
    return { ...brand, file: { ...brand.file, title } };
  }
  if (group === 'variants') {
    const variants = { ...brand.file.variants, [key]: suggestion };
    return { ...brand, file: { ...brand.file, variants } };
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

/** Too many wishes fit no first page, and two wrong colours can stand in each other's way: then the next is drawn. */
const DRAWS = 8;

/** Writes the first brand of a seed that the doctor has nothing left to say of. @throws when there is none */
export async function writeAcceptedBrand(dir: string, id: string, seed: number, demo: string): Promise<void> {
  for (const drawn of fc.sample(randomBrand(id), { seed, numRuns: DRAWS }))
    if ((await healedBrand(dir, drawn, demo)).findings.length === 0) return;
  throw new Error(`none of ${DRAWS} brands of seed ${seed} is accepted`);
}
