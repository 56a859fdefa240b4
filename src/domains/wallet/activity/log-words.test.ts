// @vitest-environment node
import { LedgerType, type TradingLog } from '@livery/contract';
import { expect, it } from 'vitest';
import type { TextOf } from '../../../lib/intl/useText.ts';
import { lookOf } from './log-looks.ts';
import { noteOf, titleOf, typeTextOf } from './log-words.ts';

const text: TextOf = (id, values) => (values ? `${id} ${Object.values(values).join(' ')}` : id);
const writer = { text, nameOf: ({ nickname }: { nickname: string }) => nickname };
const log = (type: number, fields: Partial<TradingLog> = {}): TradingLog => ({
  ...{ id: '1', type, status: 'success', amount: 100, balance: 100, remark: '' },
  ...{ create_at: '2026-11-23T10:00:00.000Z', counterpart: null, envelope_id: null, order: null },
  ...fields,
});
const ben = { id: 'ben', nickname: 'Ben', username: 'ben', avatar: '', avatar_thumbnail: '' };
const wellpay = { order_id: 'o1', provider: 'wellpay', to: '88A2', reason: 'closed' } as const;

it.each(Object.values(LedgerType))('type %i has a name of its own and a drawing', (type) => {
  expect(typeTextOf({ type }, text)).toBe(`wallet.type.${type}`);
  expect(lookOf({ type, amount: 1 }).icon).toBeDefined();
});

it.each([124, 128])('type %i is a deposit like any other', (type) => {
  expect(typeTextOf({ type }, text)).toBe('wallet.type.129');
});

it('a later type is named by its number', () => {
  expect(titleOf(log(77), writer)).toBe('wallet.type.other 77');
});

it.each([
  [log(31, { counterpart: ben }), 'wallet.type.31 · Ben'],
  [log(32, { amount: -5, counterpart: ben }), 'wallet.mine.lost'],
  [log(11), 'wallet.refund'],
  [log(11, { envelope_id: 'e1' }), 'wallet.type.11'],
  [log(23, { amount: -5, order: wellpay }), 'wallet.withdrawn wellpay'],
  [log(23, { amount: -5, order: { ...wellpay, provider: 'point', to: 'Tea' } }), 'wallet.paid Tea'],
  [log(13, { order: wellpay }), 'wallet.type.13'],
])('%j is called %s', (of, title) => expect(titleOf(of, writer)).toBe(title));

it('says why it failed, else where it went, else what an operator wrote', () => {
  expect(noteOf(log(23, { status: 'failed', order: wellpay }), text)).toBe('closed');
  expect(noteOf(log(23, { status: 'pending', order: wellpay }), text)).toBe('wallet.ends 88A2');
  expect(noteOf(log(121, { remark: 'Well done' }), text)).toBe('Well done');
});
