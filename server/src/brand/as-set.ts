import type { Brand } from './brand.ts';
import { quotasSetBy } from './quotas.ts';
import { switchedBy } from './switches.ts';

/** What operators have set, as stored: may be anything. */
export interface SetByOperators {
  readonly features?: unknown;
  readonly quotas?: unknown;
}

/** The brand as people have it while operators have set this: everything that reads its features and quotas reads these. */
export const brandSetBy = (brand: Brand, set: SetByOperators): Brand => {
  const { config } = brand;
  const features = switchedBy(config.features, set.features);
  const quotas = quotasSetBy(config.quotas, set.quotas);
  const isSwitched = JSON.stringify(features) !== JSON.stringify(config.features);
  if (!isSwitched && quotas === config.quotas) return brand;
  return {
    ...brand,
    ...(isSwitched && { isSwitched }),
    config: { ...config, features, ...(quotas && { quotas }) },
  };
};
