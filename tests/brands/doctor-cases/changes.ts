import type { BrandsFixture } from '../../../server/src/brand/brand.testing.ts';

export const config = (path: (string | number)[], value: unknown) => (fixture: BrandsFixture) =>
  fixture.change('aurora/brand.json', path, value);
export const token = (path: string, value: unknown) => (fixture: BrandsFixture) =>
  fixture.change('aurora/tokens.json', [...path.split('.'), '$value'], value);
export const write = (path: string, content: string) => (fixture: BrandsFixture) =>
  fixture.write(`aurora/${path}`, content);
