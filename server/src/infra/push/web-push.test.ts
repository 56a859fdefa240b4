import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { type PushService, startPushService } from '../../domains/notifications/push/push.testing.ts';
import { areFitKeys, createWebPush } from './web-push.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const keys = webPush.generateVAPIDKeys();
const { send } = createWebPush({ push: { subject: 'mailto:ops@example.com' }, mode: 'test' });
/** It looks like a point and lies beside the curve. */
const BESIDE = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
const AUTH = Buffer.alloc(16, 1).toString('base64url');

const openTarget = () => {
  const { endpoint, keys } = service.openBrowser().address;
  return { endpoint, ...keys };
};

test('a key is a whole point of the curve', () => {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const packed = ecdh.getPublicKey('base64url', 'compressed');
  expect(areFitKeys({ p256dh, auth: AUTH })).toBe(true);
  for (const wrong of [BESIDE, packed, 'AAAA', ''])
    expect(areFitKeys({ p256dh: wrong, auth: AUTH })).toBe(false);
  expect(areFitKeys({ p256dh, auth: 'AAAA' })).toBe(false);
});

test('a browser for which nothing can be encrypted is gone, and is no error', async () => {
  const target = { ...openTarget(), p256dh: BESIDE };
  expect(await send(target, { about: 'x', payload: {}, keys })).toBe('gone');
});

test('what waits at a push service is replaced by what is about the same, and says nothing of it', async () => {
  const [one, other] = [openTarget(), openTarget()];
  const about = 'g7ann_ben';
  service.received = [];
  for (const target of [one, one, other]) await send(target, { about, payload: {}, keys });
  await send(one, { about: 'another', payload: {}, keys });
  const topics = service.received.map(({ headers }) => String(headers['topic']));
  expect(topics[0]).toMatch(/^[\w-]{32}$/);
  expect(topics[1]).toBe(topics[0]);
  expect(new Set(topics).size).toBe(3);
  expect(topics.join()).not.toMatch(/ann|ben/);
});
