import { accountsPairs } from './accounts.pairs.ts';
import { generalPairs } from './general.pairs.ts';
import { groupsPairs } from './groups.pairs.ts';
import type { Pair } from './pair.ts';
import { postsPairs } from './posts.pairs.ts';
import { walletPairs } from './wallet.pairs.ts';

/** Every pair of product.md section 8. */
export const pairs: readonly Pair[] = [
  ...postsPairs,
  ...groupsPairs,
  ...accountsPairs,
  ...walletPairs,
  ...generalPairs,
];
