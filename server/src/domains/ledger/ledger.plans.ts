import type { Brand } from '../../brand/brand.ts';
import { plansOf } from '../../testing/plans/plans-of.ts';
import * as apply from './apply.repository.ts';
import * as checks from './checks.repository.ts';
import * as closing from './closing.repository.ts';
import * as requests from './free-requests.repository.ts';
import * as ledger from './ledger.repository.ts';
import * as log from './log.repository.ts';
import { userAccount } from './operations.ts';
import * as search from './search.repository.ts';
import * as verify from './verify.repository.ts';

const MONTH = { from: new Date(Date.now() - 30 * 86_400_000), to: new Date() };
const LATEST = { range: { first: 1, last: 3_000_000 }, limit: 31 };

const ALL = { range: { first: 1, last: 3_000_000 } };
const RARE = { min: 7, max: 8, from: MONTH.from, until: MONTH.to, limit: 51 };

const CHAINS = [7, 8, 9, 10, 11].map((id) => ({ id, seq: 200 }));

export const plans = [
  plansOf(apply, {
    applyOperations: 'part',
    storeSignatures: ({ db }) => apply.storeSignatures({ db }, [{ id: 7, signature: Buffer.alloc(32) }]),
  }),
  plansOf(ledger, {
    sumPoints: ({ db }) => ledger.sumPoints(db),
    findAccount: ({ db, person }) => ledger.findAccount(db, userAccount(person)),
    listBalances: ({ db, person }) => ledger.listBalances(db, 'user', [person, 'nobody']),
    keepProof: ({ db }) => ledger.keepProof(db, Buffer.alloc(32)),
    findProof: ({ db }) => ledger.findProof(db),
    replaceProof: ({ db }) => ledger.replaceProof(db, Buffer.alloc(32)),
    holdLedger: 'part',
    listAccounts: ({ db }) => ledger.listAccounts(db, 100, 100),
    freezeAccounts: ({ db }) => ledger.freezeAccounts(db, [7]),
    listFrozen: ({ db }) => ledger.listFrozen(db, 100),
    lockAccount: ({ db, person }) => ledger.lockAccount(db, userAccount(person)),
    restoreAccount: ({ db }) =>
      ledger.restoreAccount(db, { id: 7, balance: 0, held: 0, hash: Buffer.alloc(0) }, Buffer.alloc(32)),
    sideOf: 'part',
    listEntries: ({ db }) => ledger.listEntries(db, 2, { first: 900, last: 1000 }),
    listCounterparts: ({ db }) => ledger.listCounterparts(db, 2, 900),
    findAccountById: ({ db }) => ledger.findAccountById(db, 7),
    listExpiredHolds: ({ db }) => ledger.listExpiredHolds(db, new Date(), 100),
  }),
  plansOf(verify, {
    listChains: ({ db }) => verify.listChains(db, [7, 8, 9, 10], 200),
    listUncounted: ({ db }) => verify.listUncounted(db, CHAINS),
    sumHoldsOf: ({ db }) => verify.sumHoldsOf(db, [7, 8, 9]),
    listBlocks: ({ db }) => verify.listBlocks(db, [7, 8, 9]),
    rebuildBlocks: ({ db, brand }) => verify.rebuildBlocks({ db, brand: { id: brand } as Brand }, 8, 1),
  }),
  plansOf(log, {
    listLog: [
      ({ db }) => log.listLog(db, 7, LATEST),
      ({ db }) => log.listLog(db, 7, { ...LATEST, types: [3, 11, 31, 32], time: MONTH }),
    ],
    findSeqsBefore: ({ db, brand }) =>
      log.findSeqsBefore({ db, brand: { id: brand } as Brand }, 7, [MONTH.from, MONTH.to]),
    sumBlocks: ({ db }) => log.sumBlocks(db, 7, { first: 0, last: 4000 }),
    sumEntries: ({ db }) => log.sumEntries(db, 7, { first: 1, last: 1024 }, MONTH),
    listOpenHolds: ({ db }) => log.listOpenHolds(db, 7, 20),
  }),
  plansOf(search, {
    searchTransfers: [
      ({ db }) => search.searchTransfers(db, ALL, { looked: 20_000, limit: 51 }),
      ({ db }) => search.searchTransfers(db, ALL, { ...RARE, looked: 20_000 }),
      ({ db }) => search.searchTransfers(db, { ...ALL, type: 31 }, { ...RARE, looked: 1_500 }),
      ({ db }) => search.searchTransfers(db, { ...ALL, account: 7 }, { ...RARE, looked: 1_500 }),
      ({ db }) => search.searchTransfers(db, { ...ALL, account: 7, type: 31 }, { ...RARE, looked: 1_500 }),
    ],
    placeBehind: [
      ({ db }) => search.placeBehind(db, ALL, 20_000),
      ({ db }) => search.placeBehind(db, { ...ALL, type: 31 }, 1_500),
      ({ db }) => search.placeBehind(db, { ...ALL, account: 7 }, 1_500),
      ({ db }) => search.placeBehind(db, { ...ALL, account: 7, type: 31 }, 1_500),
    ],
    findTransfer: [
      ({ db }) => search.findTransfer(db, { id: 700 }),
      ({ db }) => search.findTransfer(db, { key: 'k7' }),
    ],
    findIdsBefore: ({ db, brand }) =>
      search.findIdsBefore({ db, brand: { id: brand } as Brand }, [MONTH.from, MONTH.to]),
  }),
  plansOf(checks, {
    insertCheck: ({ db }) =>
      checks.insertCheck(db, {
        ...{
          began_at: MONTH.from,
          ended_at: MONTH.to,
          accounts: 1,
          entries: 2,
          finding_count: 0,
          findings: [],
        },
      }),
    listChecks: ({ db }) => checks.listChecks(db, 30),
    findCheckSince: ({ db }) => checks.findCheckSince(db, MONTH.from),
    countAlarms: ({ db }) => checks.countAlarms(db),
    countFrozen: ({ db }) => checks.countFrozen(db, 1_000),
  }),
  plansOf(requests, {
    insertFreeRequest: ({ db }) =>
      requests.insertFreeRequest(db, { account_id: 7, asked_by: 'ann', reason: 'x' }),
    findFreeRequest: ({ db }) => requests.findFreeRequest(db, 7),
    listFreeRequests: ({ db }) => requests.listFreeRequests(db, [7, 8]),
    deleteFreeRequest: ({ db }) => requests.deleteFreeRequest(db, 7),
  }),
  plansOf(closing, {
    sumTransfers: ({ db }) =>
      closing.sumTransfers(db, 1, {
        ids: { first: 90_000, last: 140_000 },
        time: { ...MONTH, to: new Date(Date.now() + 1) },
      }),
    sumOpenEnvelopes: ({ db }) =>
      closing.sumOpenEnvelopes(db, { ids: { first: 190_000, last: 190_300 }, until: new Date() }),
    sumHeldAt: ({ db }) => closing.sumHeldAt(db, MONTH.to, new Date(+MONTH.to - 48 * 3_600_000)),
    listClearing: ({ db }) => closing.listClearing(db),
  }),
];
