import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWellpay, sandboxKeyOf } from '../../config.wellpay.ts';
import { seal } from './sealed.ts';
import { type Wellpay, WellpayUnreachable } from './wellpay.ts';
import { createWellpay } from './wellpay-http.ts';

const SECRET = Buffer.from('a secret of development');
const key = sandboxKeyOf(SECRET, 'aurora');

let answer: (response: ServerResponse, nonce: string) => void;
let stop: () => Promise<unknown>;
let wellpay: Wellpay;
beforeEach(async () => {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    answer(response, JSON.parse(text).nonce);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  wellpay = createWellpay(readWellpay({ WELLPAY_URL: `http://127.0.0.1:${port}` }, SECRET));
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => stop());

const find = () => wellpay.findOrder('aurora', 'o1');
const order = { merchant_order_id: 'o1', orderId: 'w1', amount: 5, status: 'success', reason: '' };
const what = (nonce: string) => `POST /v1/orders/find ${nonce}`;
const says = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));

test('what it says is believed when it has signed it for this question', async () => {
  answer = (response, nonce) => says(seal(key, what(nonce), { order }))(response);
  expect(await find()).toEqual(order);
  answer = (response, nonce) => says(seal(key, what(nonce), { order: null }))(response);
  expect(await find()).toBeUndefined();
});

test.each<[string, typeof answer]>([
  ['not signed', says({ order })],
  ['signed by another', (response, nonce) => says(seal(Buffer.from('x'), what(nonce), { order }))(response)],
  ['an answer to another question', (response) => says(seal(key, what('another'), { order }))(response)],
  [
    'an answer of an hour ago',
    (response, nonce) => says(seal(key, what(nonce), { order }, Date.now() - 3_600_000))(response),
  ],
  [
    'of another shape',
    (response, nonce) => says(seal(key, what(nonce), { order: { ...order, amount: '5' } }))(response),
  ],
  ['too long', (response) => void response.end('x'.repeat(2 * 1024 * 1024))],
  ['no JSON', (response) => void response.end('<html>')],
  ['an error', (response) => void response.writeHead(500).end('{}')],
  [
    'a way to elsewhere',
    (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['nothing', (response) => void response.destroy()],
])('what is %s says nothing', async (_, said) => {
  answer = said;
  await expect(find()).rejects.toBeInstanceOf(WellpayUnreachable);
});

test('an order that is not the one that was asked for was not made', async () => {
  const made = {
    ...{ orderId: 'w1', qrcode: '', merchant_id: 'aurora', merchant_order_id: 'o1', amount: 6 },
    ...{ notify_url: '', order_type: '', sign: '', remark: '', merchant_user_id: '', merchant_user_name: '' },
  };
  answer = (response, nonce) => says(seal(key, `POST /v1/orders ${nonce}`, { order: made }))(response);
  const payout = { id: 'o1', address: 'a', amount: 5, notifyUrl: '', userId: 'u', userName: '' };
  await expect(wellpay.makeOrder('aurora', payout)).rejects.toBeInstanceOf(WellpayUnreachable);
  expect(await wellpay.makeOrder('aurora', { ...payout, amount: 6 })).toEqual({
    outcome: 'made',
    order: made,
  });
});

test('who waits no longer is not kept', async () => {
  answer = () => undefined;
  const payout = { id: 'o1', address: 'a', amount: 5, notifyUrl: '', userId: 'u', userName: '' };
  const asked = wellpay.makeOrder('aurora', payout, AbortSignal.abort());
  await expect(asked).rejects.toBeInstanceOf(WellpayUnreachable);
});
