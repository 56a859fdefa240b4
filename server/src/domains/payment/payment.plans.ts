import type { PaymentOrder } from '@livery/contract';
import { type PagePlan, plansOf } from '../../testing/plans/plans-of.ts';
import * as bindings from './bindings.repository.ts';
import * as differences from './differences.repository.ts';
import * as merchants from './merchants.repository.ts';
import * as orders from './orders.repository.ts';
import * as search from './search.repository.ts';
import * as settlements from './settlements.repository.ts';

const HOUR = 3_600_000;
const now = new Date();
const ago = (hours: number) => new Date(+now - hours * HOUR);

export const plans = [
  plansOf(bindings, {
    findBinding: ({ db, person }) => bindings.findBinding(db, person),
    bindingStateOf: ({ db, person }) => bindings.bindingStateOf(db, person),
    insertBinding: ({ db }) => bindings.insertBinding(db, 'nobody', 'nobodys'),
    lockBinding: ({ db, person }) => bindings.lockBinding(db, person, 'a7'),
    removeUnlocked: ({ db, person }) => bindings.removeUnlocked(db, person),
    eraseBinding: ({ db, person }) => bindings.eraseBinding(db, person),
  }),
  plansOf(orders, {
    holdPayer: ({ db, brand, person }) => orders.holdPayer(db, brand, person),
    insertOrder: ({ db, person }) =>
      orders.insertOrder(db, {
        ...{ id: 'o0', user_id: person, provider: 'wellpay', cid: 'new', amount: 1, status: 'pending' },
        ...{ account: 'a', payee: 'a', notify_url: '', create_at: now, next_at: now },
      }),
    listFailed: ({ db }) => orders.listFailed(db, 200),
    findOrder: ({ db }) => orders.findOrder(db, 'o7'),
    holdOrder: ({ db }) => orders.holdOrder(db, 'o7'),
    findOrderByCid: ({ db, person }) => orders.findOrderByCid(db, person, 'wellpay', 'c7'),
    findOwnOrder: ({ db, person }) => orders.findOwnOrder(db, person, 'o7'),
    findPaid: ({ db }) => orders.findPaid(db, 'm1', 'x1'),
    sumSince: ({ db, person }) => orders.sumSince(db, person, 'wellpay', ago(24)),
    sumPending: ({ db, person }) => orders.sumPending(db, person),
    keepMade: ({ db }) => orders.keepMade(db, 'o7', {} as PaymentOrder),
    storeDecision: ({ db }) => orders.storeDecision(db, 'o100', { status: 'success', reason: '', at: now }),
    partnerOf: 'part',
    takeDue: [
      ({ db }) => orders.takeDue(db, { now, until: now, limit: 8, except: new Set() }),
      ({ db }) => orders.takeDue(db, { now, until: now, limit: 8, except: new Set(['wellpay', 'point:m2']) }),
    ],
    storeNext: ({ db }) => orders.storeNext(db, 'o7', now),
    storeDue: ({ db }) => orders.storeDue(db, 'o7', now),
    countWithdrawals: ({ db }) => orders.countWithdrawals(db, { since: ago(24), most: 1000 }),
    listOrders: ({ db }) => orders.listOrders(db, ['o7', 'o8', 'nothing']),
    listWithdrawals: ({ db }) =>
      orders.listWithdrawals(db, { from: ago(24), to: now, after: '', limit: 500 }),
    listPending: ({ db }) => orders.listPending(db, now, 200),
    eraseAccounts: ({ db, person }) => orders.eraseAccounts(db, person),
  }),
  plansOf(search, {
    searchOrders: [
      ({ db }) => search.searchOrders(db, { limit: 51 }),
      ({ db }) => search.searchOrders(db, { provider: 'wellpay', status: 'failed', limit: 51 }),
      ({ db }) => search.searchOrders(db, { from: ago(48), until: ago(24), before: 'z', limit: 51 }),
      ({ db, person }) => search.searchOrders(db, { userId: person, status: 'pending', limit: 51 }),
    ],
  }),
  plansOf(differences, {
    insertDifference: ({ db }) =>
      differences.insertDifference(db, { kind: 'amount', orderId: 'o7', said: 'more' }),
    listDifferences: ({ db }) => differences.listDifferences(db, 200),
    closeDifference: ({ db }) => differences.closeDifference(db, 'd7', 'ann'),
    countDifferences: ({ db }) => differences.countDifferences(db, ago(24), now),
  }),
  plansOf(merchants, {
    findMerchant: ({ db }) => merchants.findMerchant(db, 'm1'),
    insertMerchant: ({ db }) => merchants.insertMerchant(db, { id: 'm0', name: 'M', public_key: 'k' }),
    listMerchants: ({ db }) => merchants.listMerchants(db, { after: 'm', limit: 51 }),
    storeOpen: ({ db }) => merchants.storeOpen(db, 'm1', false),
  }),
  plansOf(settlements, {
    insertAsked: ({ db }) =>
      settlements.insertAsked(db, {
        ...{ merchant_id: 'm1', id: 's0', amount: 1, remark: '' },
        ...{ state: 'done', asked_by: 'ann', decided_by: null },
      }),
    findAsked: ({ db }) => settlements.findAsked(db, { merchant_id: 'm7', id: 's7' }),
    sumAlone: ({ db }) => settlements.sumAlone(db, 'ann8', 24),
    listAsked: [
      ({ db }) => settlements.listAsked(db, { state: 'pending', after: undefined, limit: 101 }),
      ({ db }) =>
        settlements.listAsked(db, { state: 'pending', after: { merchant_id: 'm7', id: 's5007' }, limit: 51 }),
      ({ db }) =>
        settlements.listAsked(db, { state: 'done', after: { merchant_id: 'm0', id: 's5000' }, limit: 51 }),
      ({ db }) => settlements.listAsked(db, { state: 'refused', after: undefined, limit: 51 }),
    ],
    decideAsked: ({ db }) =>
      settlements.decideAsked(db, { merchant_id: 'm7', id: 's7' }, { state: 'done', by: 'ann' }),
  }),
];

export const pages: PagePlan[] = [
  {
    page: 'of all orders, of which none failed,',
    run: ({ db }) => search.searchOrders(db, { status: 'failed', limit: 51 }),
    most: 12,
  },
  {
    page: 'of a balance, whose person has ten thousand orders,',
    run: ({ db, other }) => orders.sumPending(db, other),
    most: 8,
  },
];
