import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeContrast } from '../../design-system/src/theme/contrast.ts';
import { contrastFindings } from '../../design-system/src/theme/index.ts';
import { readBrand } from '../../server/src/brand/brand.read.ts';
import { brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { healedBrand, verdict } from './random/healed-brand.ts';
import { randomBrand } from './random/random-brand.ts';
import { SEEDS } from './random/seeds.ts';

const ID = 'sixth';
/** Brands of each seed. */
const RUNS = 3;
const THEME_BYTES = 3 * 1024;

test.each(SEEDS)(
  'any brand has a verdict, and one that is accepted is served whole (seed %i)',
  async (seed) => {
    const { dir } = await brandsFixture();
    let accepted = 0;
    const property = fc.asyncProperty(randomBrand(ID), async (drawn) => {
      const findings = await verdict(dir, drawn, 'aurora');
      expect(await verdict(dir, drawn, 'aurora')).toEqual(findings);
      const healed = await healedBrand(dir, drawn, 'aurora');
      if (healed.findings.length > 0) return;
      accepted += 1;

      const brand = await readBrand(dir, ID);
      expect(gzipSync(brand.themeCss, { level: 9 }).byteLength).toBeLessThanOrEqual(THEME_BYTES);
      expect(contrastFindings(brand.tokens)).toEqual([]);
      expect(judgeContrast(brand.tokens).filter(({ ratio, least }) => ratio < least)).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true });
    expect(accepted).toBeGreaterThan(0);
  },
  120_000,
);
