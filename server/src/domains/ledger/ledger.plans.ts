import { plansOf } from '../../testing/plans/plans-of.ts';
import * as apply from './apply.repository.ts';
import * as ledger from './ledger.repository.ts';
import { userAccount } from './operations.ts';

export const plans = [
  plansOf(apply, {
    applyOperations: 'part',
    storeSignatures: ({ db }) => apply.storeSignatures({ db }, [{ id: 7, signature: Buffer.alloc(32) }]),
  }),
  plansOf(ledger, {
    findAccount: ({ db, person }) => ledger.findAccount(db, userAccount(person)),
    keepProof: ({ db }) => ledger.keepProof(db, Buffer.alloc(32)),
    findProof: ({ db }) => ledger.findProof(db),
    listAccounts: ({ db }) => ledger.listAccounts(db, 100, 100),
    freezeAccounts: ({ db }) => ledger.freezeAccounts(db, [7]),
    listEntries: ({ db }) => ledger.listEntries(db, 2, { first: 900, last: 1000 }),
    hasUncounted: ({ db }) => ledger.hasUncounted(db, { id: 2, seq: 1_000_000 }),
    sumOpenHolds: ({ db }) => ledger.sumOpenHolds(db, 7),
    listExpiredHolds: ({ db }) => ledger.listExpiredHolds(db, new Date(), 100),
  }),
];
