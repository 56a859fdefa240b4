import type { APIRequestContext, Page } from '@playwright/test';
import type { Brand } from '../../server/src/domains/brand/brand.ts';
import { leaksIn } from '../brands/leaks.ts';
import { call, type Person, register } from './support/api.ts';
import { allBrands } from './support/brands.ts';
import { addresses, contentOf, Ear } from './support/crawl.ts';
import { expect, test } from './support/test.ts';
import { logIn } from './support/walk.ts';

const originOf = ({ id }: Brand) => `http://${id}.localhost:${process.env.E2E_PORT}`;

/** Every leak of every address, with the address. */
async function crawl(page: Page, ear: Ear, brand: Brand, paths: readonly string[]): Promise<string[]> {
  const leaks: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').first(), path).not.toBeEmpty();
    const heard = await ear.take();
    const content = { place: `page ${path}`, text: await contentOf(page) };
    for (const { place, text } of [content, ...heard])
      leaks.push(...leaksIn(text, brand, allBrands).map((leak) => `${place}: ${leak}`));
  }
  return leaks;
}

/** A post of the feed, and a conversation of the person with another. */
async function idsFor(request: APIRequestContext, person: Person) {
  const friend = await register(request, 'Someone Else');
  const me = async ({ access }: Person): Promise<string> => {
    const headers = { authorization: `Bearer ${access}` };
    return (await (await request.get('/api/v1/users/me', { headers })).json()).result.id;
  };
  const other = await me(friend);
  const room = await call(request, '/api/v1/groups/direct', { contact_id: other }, person.access);
  const feed = await (await request.get('/social/api/guest/recommend/public?limit=1')).json();
  return { post: String(feed.result.list[0].id), room: String(room.id), person: other };
}

for (const brand of allBrands) {
  test.describe(brand.id, () => {
    test.use({ brand: brand.id, baseURL: originOf(brand) });

    test('no page of a guest or of a person tells anything of another brand', async ({
      page,
      request,
      context,
      t,
    }) => {
      test.setTimeout(300_000);
      const person = await register(request, 'Curious One');
      const headers = { authorization: `Bearer ${person.access}` };
      const ear = new Ear(page, async (path) => (await request.get(path, { headers })).text());
      const paths = addresses(await idsFor(request, person));
      expect(await crawl(page, ear, brand, paths)).toEqual([]);

      // The walk through the login screen reads the texts of one language.
      await context.addCookies([{ name: 'prefs', value: encodeURIComponent('l=en'), url: originOf(brand) }]);
      await logIn(page, t, person);
      expect(await crawl(page, ear, brand, paths)).toEqual([]);
    });
  });
}

test.describe('a planted leak is found', () => {
  const [own, other] = allBrands;
  if (!own || !other) throw new Error('brands/ holds less than two brands');
  const accent = /--color-accent-solid:(#[\da-f]{6})/.exec(other.themeCss)?.[1] ?? '';
  test.use({ brand: own.id, baseURL: originOf(own) });

  const plants: [where: string, kind: string, plant: (page: Page) => Promise<unknown>][] = [
    [
      'in an attribute',
      'id',
      (page) => page.evaluate((id) => document.body.setAttribute('data-x', id), other.id),
    ],
    [
      'in the title',
      'name',
      (page) => page.evaluate((name) => Object.assign(document, { title: name }), other.config.title.en),
    ],
    [
      'in a style',
      'colour',
      (page) => page.evaluate((color) => Object.assign(document.body.style, { color }), accent),
    ],
    [
      'in a rule',
      'colour',
      (page) =>
        page.evaluate((color) => document.styleSheets[0]?.insertRule(`b { color: ${color} }`), accent),
    ],
    [
      'in a link',
      'link',
      (page) =>
        page.evaluate(
          (href) => document.querySelector('a')?.setAttribute('href', href),
          other.config.legal.terms.en,
        ),
    ],
    [
      'in an address',
      'id',
      (page) =>
        page.evaluate((id) => fetch(`/brands/${id}/icon.svg`).then((answer) => answer.text()), other.id),
    ],
    [
      'in an answer',
      'name',
      async (page) => {
        const body = JSON.stringify({ title: other.config.title['zh-CN'] });
        await page.route('**/planted.json', (route) =>
          route.fulfill({ body, contentType: 'application/json' }),
        );
        await page.evaluate(() => fetch('/planted.json').then((answer) => answer.text()));
      },
    ],
    [
      'in the manifest',
      'name',
      async (page) => {
        const body = JSON.stringify({ name: other.config.title.en });
        await page.route('**/*.webmanifest', (route) =>
          route.fulfill({ body, contentType: 'application/json' }),
        );
      },
    ],
  ];

  for (const [where, kind, plant] of plants) {
    test(where, async ({ page, request }) => {
      const ear = new Ear(page, async (path) => (await request.get(path)).text());
      await page.goto('/login');
      await expect(page.getByRole('main').first()).not.toBeEmpty();
      await plant(page);
      const content = { place: 'page', text: await contentOf(page) };
      const leaks = [content, ...(await ear.take())].flatMap(({ text }) => leaksIn(text, own, allBrands));
      expect(leaks.some((leak) => leak.startsWith(`${other.id}: ${kind} `))).toBe(true);
    });
  }
});
