import type { Entry } from './entries.ts';
import type { AccountRow } from './ledger.repository.ts';
import type { BlockRow } from './verify.repository.ts';

/** Entries whose sums stand in a row of their own, as `ledger_end_block` of the database counts. */
export const BLOCK = 512;

/** Only people look through what moved their points. */
export const wholeBlocksOf = ({ kind, seq }: Pick<AccountRow, 'kind' | 'seq'>): number =>
  kind === 'user' ? Math.floor(seq / BLOCK) : 0;

type Sums = Pick<BlockRow, 'income' | 'expense'>;

/** Sums entries block by block, as they come. */
export const createBlockSums = () => {
  const sums: Sums[] = [];
  return {
    add: (entries: readonly Entry[]): void => {
      for (const { seq, amount } of entries) {
        const block = Math.floor((seq - 1) / BLOCK);
        const sum = sums[block] ?? { income: 0, expense: 0 };
        sums[block] = sum;
        if (amount > 0) sum.income += amount;
        else sum.expense -= amount;
      }
    },
    /** The first block whose row is missing, wrong or one too many. */
    wrongOf: (account: AccountRow, rows: readonly BlockRow[]): number | undefined => {
      const whole = wholeBlocksOf(account);
      const count = Math.max(whole, rows.length);
      for (let block = 0; block < count; block += 1) {
        const [row, sum] = [rows[block], sums[block]];
        const isRight =
          block < whole && row?.block === block && row.income === sum?.income && row.expense === sum?.expense;
        if (!isRight) return block;
      }
      return undefined;
    },
  };
};
