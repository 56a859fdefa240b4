import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createFrames } from '../../server/cli/brand/studio/frames.ts';
import { pathsOf } from '../../server/cli/brand/studio/screens.ts';
import { ROUTES } from '../../src/app/routes.ts';
import { isScreenNamed } from '../../studio/names/screens.ts';

const lived = pathsOf({
  ...{ person: 'p1', other: { id: 'p2', nickname: '阿澈 在路上' }, post: 'a1', isPostOpen: true, room: 'r1' },
});
const shown = lived.flatMap(({ guest, person, resting }) =>
  [guest, person, resting].filter((path) => path !== undefined),
);

/** They need what nobody of the demo content has: an answer of Google, an order, an account to withdraw to. */
const LEFT_OUT = [
  '/auth/google-callback',
  '/auth/google-register',
  '/wallet/order/:id',
  '/wallet/pay',
  '/wallet/bind',
];
/** The same page as another that is shown. */
const ALIKE = ['/gallery', '/chart', '/forgot-password/phone', '/hashtags/:name'];

test('the studio shows every page of the product that can be reached with demo content: add it to screens.ts', () => {
  const matches = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return shown.some((each) => pattern.test(each.split('?')[0] ?? ''));
  };
  const missing = ROUTES.map(({ path }) => path).filter((path) => path !== '*' && !matches(path));
  expect(missing.toSorted()).toEqual([...LEFT_OUT, ...ALIKE].toSorted());
});

test('each has a plain name, and stands once', () => {
  const names = lived.map(({ name }) => name);
  expect(names.filter((name) => !isScreenNamed(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('without demo content there is none of a post, a room or somebody else', () => {
  const names = pathsOf({ isPostOpen: false }).map(({ name }) => name);
  expect(['post', 'room', 'someone', 'search'].filter((name) => names.includes(name))).toEqual([]);
});

test('one door says that the service rests, and the server hears nothing of it', async () => {
  const heard: (string | undefined)[] = [];
  const target = createServer((request, response) => {
    heard.push(request.url);
    response.end('seen');
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const frames = createFrames(() => (target.address() as AddressInfo).port);
  onTestFinished(async () => {
    await frames.stop();
    target.close();
  });
  const [open, resting] = [
    await frames.originOf('plum.localhost'),
    await frames.originOf('plum.localhost', true),
  ];
  expect(resting).not.toBe(open);
  const { result } = (await (await fetch(`${resting}/api/v1/maintenance`)).json()) as {
    result: { enabled: boolean; maintain_end: string };
  };
  expect(result.enabled).toBe(true);
  expect(Date.parse(result.maintain_end)).toBeGreaterThan(Date.now());
  expect(heard).toEqual([]);
  expect(await (await fetch(`${resting}/maintenance`)).text()).toBe('seen');
  expect(await (await fetch(`${open}/api/v1/maintenance`)).text()).toBe('seen');
  expect(heard).toEqual(['/maintenance', '/api/v1/maintenance']);
});
