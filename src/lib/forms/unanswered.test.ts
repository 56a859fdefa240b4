import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CANCELLED, connectionLost, NO_CONNECTION } from '../http/failure.ts';
import { refusal } from '../http/testing/fake-calls.ts';
import { isNothing, Unanswered } from './unanswered.ts';

let sent: { about: string; cid: string }[];

/** As after a reload. */
const open = () => new Unanswered('tests', isNothing);
const send = (all: Unanswered, about: string, answer: () => unknown) =>
  all
    .send({ about, written: undefined }, async (cid) => {
      sent.push({ about, cid });
      return answer();
    })
    .catch((error: unknown) => error);
const loses = () => Promise.reject(connectionLost('POST /x'));
const names = (about: string) => new Set(sent.filter((each) => each.about === about).map(({ cid }) => cid));

beforeEach(() => {
  localStorage.clear();
  sent = [];
});

it('what was lost is sent under the same name, also after a reload, until it is answered', async () => {
  const all = open();
  await send(all, '2000', loses);
  await send(all, '2000', loses);
  const later = open();
  expect(later.latest?.about).toBe('2000');
  expect(await send(later, '2000', () => 'order')).toBe('order');
  expect(names('2000').size).toBe(1);
  expect([later.of('2000'), open().of('2000')]).toEqual([undefined, undefined]);
  await send(later, '2000', () => 'order');
  expect(names('2000').size).toBe(2);
});

it('what was lost is not forgotten over another that is sent, or lost', async () => {
  const all = open();
  await send(all, '2000', loses);
  await send(all, '3000', () => 'order');
  await send(all, '4000', loses);
  const later = open();
  expect(later.list.map(({ about }) => about)).toEqual(['2000', '4000']);
  await send(later, '2000', () => 'order');
  await send(later, '4000', () => 'order');
  expect([names('2000').size, names('4000').size]).toEqual([1, 1]);
});

it('another tab that heard, or lost, is listened to', async () => {
  const [one, other] = [open(), open()];
  await send(one, '2000', loses);
  await send(other, '3000', loses);
  expect(open().list).toHaveLength(2);
  await send(one, '3000', () => 'order');
  await send(other, '9000', () => 'order');
  expect(open().list.map(({ about }) => about)).toEqual(['2000']);
});

describe('an answer', () => {
  it.each([NO_CONNECTION, CANCELLED])('is not %s', async (code) => {
    const all = open();
    await send(all, '1', () => Promise.reject(refusal(code)));
    expect(all.of('1')).toBeDefined();
  });

  it('is not a server that broke', async () => {
    const all = open();
    await send(all, '1', () => Promise.reject(refusal('api.unknown', { status: 502 })));
    expect(all.of('1')).toBeDefined();
  });

  it('of the first sending is every refusal', async () => {
    const all = open();
    await send(all, '1', () => Promise.reject(refusal('api.invalid_security_code')));
    expect(all.of('1')).toBeUndefined();
  });

  it('of what was lost says something of it: refusals before the server looks do not', async () => {
    const all = open();
    await send(all, '1', loses);
    for (const code of ['api.invalid_security_code', 'api.too_frequent', 'api.unauthorized', 'api.forbidden'])
      await send(all, '1', () => Promise.reject(refusal(code)));
    expect(names('1').size).toBe(1);
    await send(all, '1', () => Promise.reject(refusal('api.insufficient_balance')));
    expect(all.of('1')).toBeUndefined();
  });
});

it('holds what was lost where nothing can be stored', async () => {
  const denied = () => {
    throw new Error('denied');
  };
  const storage = [vi.spyOn(Storage.prototype, 'getItem'), vi.spyOn(Storage.prototype, 'setItem')];
  for (const each of storage) each.mockImplementation(denied);
  const all = open();
  await send(all, '1', loses);
  await send(all, '2', loses);
  await send(all, '1', () => 'order');
  expect([names('1').size, all.list.map(({ about }) => about)]).toEqual([1, ['2']]);
  for (const each of storage) each.mockRestore();
});

it('leaves what another version kept', () => {
  localStorage.setItem('lv.me.unanswered.tests.1', '[{"about": "1"}]');
  expect(open().list).toEqual([]);
});
