import type { Brand } from './brand.ts';

/** Makes a brand of one folder. @throws BrandError with every finding */
export type BrandReader = (root: string, id: string) => Promise<Brand>;

/** Judges a folder. What that takes is loaded with the first one: a start that has kept its readings judges none. */
export const judgeFolder: BrandReader = async (root, id) => {
  const { readBrand } = await import('./brand.read.ts');
  return readBrand(root, id);
};
