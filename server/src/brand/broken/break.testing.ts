import type { BrandsFixture } from '../brand.testing.ts';

/** A way to break the folder of a brand, where it is found, and what the sentence says. */
export type Break = [
  name: string,
  break_: (fixture: BrandsFixture) => Promise<unknown>,
  place: string,
  sentence: RegExp,
];

export const config = (path: (string | number)[], value: unknown) => (fixture: BrandsFixture) =>
  fixture.change('aurora/brand.json', path, value);

export const tokens = (path: (string | number)[], value: unknown) => (fixture: BrandsFixture) =>
  fixture.change('aurora/tokens.json', path, value);
