import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERROR_STATUS, type ErrorCode } from '@livery/contract';
import { callSpecOf, errorsOf, isCallName } from '@livery/contract/calls';
import Value from 'typebox/value';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFrames } from '../../server/cli/brand/studio/frames.ts';
import {
  type Answer,
  inPlaceOf,
  type Occasion,
  setUp,
} from '../../server/cli/brand/studio/occasions/occasion.ts';
import { OCCASIONS } from '../../server/cli/brand/studio/occasions/occasions.ts';
import { pathsOf, seenIn } from '../../server/cli/brand/studio/screens.ts';
import { loadBrands } from '../../server/src/brand/brand.loader.ts';
import type { Brand } from '../../server/src/brand/brand.ts';
import { ROUTES } from '../../src/app/routes.ts';
import { consent } from '../../src/domains/analytics/consent.store.ts';
import { storedAttempt, storedTicket } from '../../src/domains/auth/google/google.storage.ts';
import { storedValue } from '../../src/lib/storage/stored-value.ts';
import { isScreenNamed } from '../../studio/names/screens.ts';
import { BRANDS_DIR } from '../support/brands-dir.ts';

const lived = pathsOf({
  ...{ person: 'p1', other: { id: 'p2', nickname: '阿澈 在路上' }, post: 'a1', isPostOpen: true, room: 'r1' },
});
const shown = lived.flatMap(({ guest, person }) => [guest, person].filter((path) => path !== undefined));

/** The same page as another that is shown. */
const ALIKE = ['/gallery', '/chart', '/forgot-password/phone', '/hashtags/:name'];

test('the studio shows every page of the product that can be reached with demo content: add it to screens.ts', () => {
  const matches = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return shown.some((each) => pattern.test(each.split('?')[0] ?? ''));
  };
  const missing = ROUTES.map(({ path }) => path).filter((path) => path !== '*' && !matches(path));
  expect(missing.toSorted()).toEqual(ALIKE.toSorted());
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

/** A server behind the doors, and a brand that it serves. */
const behind = (target: Server, brand?: Brand) => ({
  port: () => (target.address() as AddressInfo).port,
  brandOf: () => brand,
  look: { locale: 'en', scheme: 'dark' } as const,
});

test('one door says that the service rests, and the server hears nothing of it', async () => {
  const heard: (string | undefined)[] = [];
  const target = createServer((request, response) => {
    heard.push(request.url);
    response.end('seen');
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const frames = createFrames(behind(target));
  onTestFinished(async () => {
    await frames.stop();
    target.close();
  });
  const [open, resting] = [
    await frames.originOf('plum.localhost'),
    await frames.originOf('plum.localhost', 'rest'),
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

const BOOT =
  '<script type="application/json" id="boot" nonce="n0">{"brand":{"id":"plum","title":"\\u003cPlum"}}</script>';

test('a page is told what the occasion adds, and runs what brings it about by its own policy', () => {
  const asked = setUp(BOOT, OCCASIONS.consent);
  expect(asked).toContain('"id":"plum","title":"\\u003cPlum","analytics":{"url":"/studio/visits"}');
  expect(asked).toMatch(/^<script nonce="n0">localStorage\.removeItem\('lv\.consent\.1'\)<\/script>/);
  expect(setUp('<p>no page of the product</p>', OCCASIONS.consent)).toBe('<p>no page of the product</p>');
});

test('the product finds what the occasions put into its storage, under the names that it keeps it by', async () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
  };
  const [localStorage, sessionStorage] = [storage(), storage()];
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', sessionStorage);
  const run = ({ script }: { script: string }) =>
    new Function('localStorage', 'sessionStorage', script)(localStorage, sessionStorage);
  const given = storedValue('consent', 1, (value): value is string => value === 'accepted');
  consent.give(true);
  expect(given.read()).toBe('accepted');
  run(OCCASIONS.consent);
  expect(given.read()).toBeUndefined();
  expect(storedTicket.read()).toBeUndefined();
  run(OCCASIONS.google);
  expect(storedTicket.read()).toMatchObject({ nickname: 'Newcomer', hasAccount: false });
});

test.each([
  ['googleBack', '?state=studio&code=studio'],
  ['googleRefused', '?state=studio&error=access_denied'],
] as const)(
  '%s: what Google answers belongs to an attempt that the product finds, and comes again',
  async (on, answer) => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const location = { pathname: '/auth/google-callback', search: '' };
    const replaceState = vi.fn();
    const run = () =>
      new Function('sessionStorage', 'location', 'history', OCCASIONS[on].script)(
        ...[sessionStorage, location, { replaceState }],
      );
    run();
    expect(replaceState).toHaveBeenCalledWith(null, '', answer);
    const attempt = storedAttempt.read();
    expect(new URLSearchParams(answer).get('state')).toBe(attempt?.state);
    location.pathname = '/login';
    run();
    expect(replaceState).toHaveBeenCalledTimes(1);
  },
);

const OCCASIONED: [string, Occasion][] = Object.entries(OCCASIONS);
const answered = OCCASIONED.flatMap(([on, { answers = {} }]) =>
  Object.entries(answers as Record<string, () => Answer>).map(
    ([call, answer]) => [on, call, answer] as const,
  ),
).filter(([, call]) => !call.endsWith('/studio/visits'));

test.each(answered)('%s: what a door says of %s is what the contract says', (_, call, answer) => {
  if (!isCallName(call)) throw new Error(`${call} is no call`);
  const { status, body } = answer();
  const spec = callSpecOf(call);
  if (body === undefined) return;
  if ('error' in body) {
    expect(errorsOf(spec)).toContain(body.error);
    expect(status).toBe(ERROR_STATUS[body.error as ErrorCode]);
    return;
  }
  expect([...Value.Errors(spec.result, body.result)]).toEqual([]);
});

test('a page of a feature is none where the brand has it switched off, as the product has it', () => {
  const features = ROUTES.flatMap(({ path, feature }) => (feature ? [[path, feature] as const] : []));
  for (const [path, feature] of features) {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`);
    const those = lived.filter(({ guest, person }) => pattern.test(guest ?? person ?? ''));
    const names = seenIn({ config: { features: without(feature) } } as never, those as never).map(
      ({ name }) => name,
    );
    expect([path, names]).toEqual([path, []]);
  }
});

/** Everything is on, but that. */
const without = (feature: string) => ({
  ...{ discover: true, publish: true, google: true, wallet: { withdrawal: feature !== 'withdrawal' } },
  ...{ envelopes: { lucky: true, minesweeper: true }, ...(feature !== 'withdrawal' && { [feature]: false }) },
});

test('in the place of a page stands what the server draws of the brand as it is now, and comes again with it', async () => {
  const follow = '<script src="/dev/preview/page.js" data-revision="1" defer></script>';
  const target = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', "frame-ancestors 'none'");
    response.end(`<body>the product ${follow}</body>`);
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const [brand] = (await loadBrands(BRANDS_DIR, { id: 'aurora', strict: true })).all;
  const frames = createFrames(behind(target, brand));
  onTestFinished(async () => {
    await frames.stop();
    target.close();
  });
  for (const [on, title] of [
    ['noPage', 'Nothing here'],
    ['broken', 'Something went wrong'],
    ['down', 'Back in a moment'],
  ] as const) {
    const answer = await fetch(`${await frames.originOf('guest.aurora.localhost', on)}/`);
    const page = await answer.text();
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain('data-scheme="dark"');
    expect(page).toContain(`${follow}</body>`);
    expect(page).not.toContain('the product');
    expect(answer.headers.get('content-security-policy')).toBeNull();
  }
  expect(inPlaceOf('<p>nothing to follow</p>', '<body>$& one</body>')).toBe('<body>$& one</body>');
});

test('what a door changes it reads first, and nothing else', async () => {
  const encodings: unknown[] = [];
  const target = createServer(({ headers, url }, response) => {
    encodings.push(headers['accept-encoding']);
    response.setHeader('content-type', url === '/' ? 'text/html; charset=utf-8' : 'text/css');
    response.end(BOOT);
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const frames = createFrames(behind(target));
  onTestFinished(async () => {
    await frames.stop();
    target.close();
  });
  const asking = await frames.originOf('plum.localhost', 'consent');
  const read = async (url: string) => (await fetch(url)).text();
  expect(await read(`${asking}/`)).toContain('"analytics"');
  expect(await read(`${asking}/sheet`)).toBe(BOOT);
  expect(await read(`${await frames.originOf('plum.localhost')}/`)).toBe(BOOT);
  expect(encodings.map((encoding) => encoding === undefined)).toEqual([true, true, false]);
  // Visits are told to nobody.
  expect((await fetch(`${asking}/studio/visits`, { method: 'POST', body: '{}' })).status).toBe(200);
  expect(encodings).toHaveLength(3);
});

test('a screen of what a brand has not is none of its screens', () => {
  const screens = [
    { name: 'feed' },
    { name: 'google', on: 'google' },
    { name: 'envelope', on: 'envelope' },
  ] as const;
  const named = (features: object) =>
    seenIn({ config: { features } } as Parameters<typeof seenIn>[0], screens).map(({ name }) => name);
  const envelopes = { lucky: false, minesweeper: false };
  expect(named({ google: false, envelopes })).toEqual(['feed']);
  expect(named({ google: true, envelopes: { ...envelopes, minesweeper: true } })).toEqual([
    ...['feed', 'google', 'envelope'],
  ]);
});
