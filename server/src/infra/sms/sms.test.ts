import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmsGateway } from './sms.ts';

let server: Server;
let calls: { headers: IncomingMessage['headers']; body: string }[];
let behave: 'accept' | 'refuse' | 'hang up';

beforeEach(async () => {
  calls = [];
  behave = 'accept';
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    if (behave === 'hang up') request.socket.destroy();
    else response.writeHead(behave === 'accept' ? 202 : 402).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const gateway = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return createSmsGateway({ url, token: 'a-token' });
};
const message = { brand: 'aurora', to: '8613800138000', text: '验证码 123456', code: '123456' };

test('posts the message with the token', async () => {
  await gateway().send(message);
  expect(calls[0]?.headers.authorization).toBe('Bearer a-token');
  expect(JSON.parse(calls[0]!.body)).toEqual({
    brand: 'aurora',
    to: '+8613800138000',
    text: '验证码 123456',
  });
});

test('rejects what the gateway refuses, without asking twice', async () => {
  behave = 'refuse';
  await expect(gateway().send(message)).rejects.toThrow('402');
  expect(calls).toHaveLength(1);
});

test('never sends twice when the answer got lost', async () => {
  behave = 'hang up';
  await expect(gateway().send(message)).rejects.toThrow();
  expect(calls).toHaveLength(1);
});

test('rejects when nobody listens', async () => {
  const nowhere = createSmsGateway({ url: 'http://127.0.0.1:1/', token: 'a-token' });
  await expect(nowhere.send(message)).rejects.toThrow();
});
