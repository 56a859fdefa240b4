import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { createPublicLookup, PrivateAddressError, type Resolve } from './public-address.ts';
import { createWebPush } from './web-push.ts';

const PUBLIC = [
  { address: '93.184.215.14', family: 4 },
  { address: '2606:4700::1111', family: 6 },
];
const OWN = ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:192.168.0.1'];

/** A name server that says the same of every name, and notes what it was asked. */
const saying = (addresses: LookupAddress[] | Error) => {
  const asked: string[] = [];
  const resolve: Resolve = (host, { all }, found) => {
    asked.push(`${host} ${all}`);
    if (addresses instanceof Error) found(addresses, []);
    else found(null, addresses);
  };
  return { asked, resolve };
};

const look = (addresses: LookupAddress[] | Error, options = {}) =>
  new Promise((resolve) =>
    createPublicLookup(saying(addresses).resolve)('push.example.com', options, (error, address, family) =>
      resolve(error ?? { address, family }),
    ),
  );

test('a name whose addresses are all public is connected to, at the first or at any of them', async () => {
  expect(await look(PUBLIC)).toEqual(PUBLIC[0]);
  expect(await look(PUBLIC, { all: true })).toEqual({ address: PUBLIC, family: undefined });
});

test.each(OWN)('a name with %s among its addresses is refused, whichever comes first', async (address) => {
  const own = { address, family: address.includes(':') ? 6 : 4 };
  for (const addresses of [[own], [...PUBLIC, own], [own, ...PUBLIC]])
    for (const all of [true, false])
      expect(await look(addresses, { all })).toBeInstanceOf(PrivateAddressError);
});

test('a name without addresses is refused, and trouble of the name server is told as it is', async () => {
  expect(await look([])).toBeInstanceOf(PrivateAddressError);
  const trouble = new Error('SERVFAIL');
  expect(await look(trouble)).toBe(trouble);
});

test('the system’s own look-up is asked unless another one is given', async () => {
  const found = await new Promise((resolve) => createPublicLookup()('localhost', {}, resolve));
  expect(found).toBeInstanceOf(PrivateAddressError);
});

test('in production nothing is sent to a name that leads into a network of our own', async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const keys = { publicKey, privateKey };
  const target = {
    endpoint: 'https://push.example.com/one',
    p256dh: publicKey,
    auth: Buffer.alloc(16, 1).toString('base64url'),
  };
  const push = { subject: 'mailto:ops@example.com' };
  const send = (resolve: Resolve) =>
    createWebPush({ push, mode: 'production', resolve }).send(target, { about: 't', payload: {}, keys });
  const names = saying([{ address: '127.0.0.1', family: 4 }]);
  expect(await send(names.resolve)).toBe('gone');
  expect(names.asked).toEqual(['push.example.com true']);
  // What may be another time is kept.
  expect(await send(saying(new Error('SERVFAIL')).resolve)).toBe('later');
});
