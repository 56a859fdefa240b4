import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { createBrandImages } from '../../server/src/brand/brand.images.ts';
import type { Brand } from '../../server/src/brand/brand.ts';
import { MARK_KINDS } from '../brands/leaks/marks.ts';
import { type PictureBook, pictureBook } from '../brands/leaks/pictures.ts';
import { dressed, kindsOf, specimensOf } from '../brands/leaks/specimens.ts';
import { leaksIn, marksIn } from '../brands/leaks.ts';
import { addresses, guestAddresses } from '../support/routes.ts';
import { call, type Person, register } from './support/api.ts';
import { allBrands } from './support/brands.ts';
import { PLANTS, plantPicture } from './support/plants.ts';
import { expect, test } from './support/test.ts';
import { askForPictures, contentOf, type Seen, TrafficRecorder } from './support/traffic.ts';
import { goTo } from './support/walk.ts';

const originOf = ({ id }: Brand) => `http://${id}.localhost:${process.env.E2E_PORT}`;

let drawings: string;
let book: PictureBook;
test.beforeAll(async () => {
  drawings = await mkdtemp(join(tmpdir(), 'drawings-'));
  book = await pictureBook(allBrands, createBrandImages(drawings));
});
test.afterAll(() => rm(drawings, { recursive: true, force: true }));

/** Every leak of what was seen, with its source. */
const leaksOf = (seen: readonly Seen[], own: Brand, all: readonly Brand[]): string[] =>
  seen.flatMap(({ source, text, bytes }) =>
    [...leaksIn(text, own, all), ...(bytes ? book.leaksIn(bytes, own) : [])].map(
      (leak) => `${source}: ${leak}`,
    ),
  );

/** What of a text has not been read before: the sheets of a document and their rules are the same on every page. */
const unread = (text: string, known: Set<string>): string => {
  const pieces = text.split(/\n|(?=<style)|(?<=<\/style>)/).filter((piece) => !known.has(piece));
  for (const piece of pieces) known.add(piece);
  return pieces.join('\n');
};

const lookAt = async (page: Page, traffic: TrafficRecorder, known = new Set<string>()): Promise<Seen[]> => {
  await traffic.rest();
  const text = unread(await contentOf(page), known);
  return [{ source: 'page', text }, ...(await traffic.take())];
};

/** What a browser is sent that comes to this address. */
type Arrival = (path: string) => Promise<{ text(): Promise<string>; headers(): Record<string, string> }>;

const sentAt = async (path: string, arrive: Arrival, known: Set<string>): Promise<Seen> => {
  const answer = await arrive(path);
  const text = unread(await answer.text(), known);
  return { source: `first HTML`, text: `${JSON.stringify(answer.headers())}\n${text}` };
};

/**
 * Visits every address; returns what leaked there, and where anything was read at all. One page goes to all of them; what
 * is sent to who comes from elsewhere is read beside it.
 */
async function crawl(
  page: Page,
  traffic: TrafficRecorder,
  brand: Brand,
  paths: readonly string[],
  arrive: Arrival,
) {
  const leaks: string[] = [];
  const sources = new Set<string>();
  const known = new Set<string>();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await askForPictures(page)).toBeGreaterThan(5);
  for (const path of paths) {
    await goTo(page, path);
    // By its name: what lies over a page hides its role.
    await expect(page.locator('main').first(), path).not.toBeEmpty();
    const seen = [await sentAt(path, arrive, known), ...(await lookAt(page, traffic, known))];
    leaks.push(...leaksOf(seen, brand, allBrands).map((leak) => `${path}: ${leak}`));
    for (const { source, bytes } of seen)
      sources.add(bytes?.subarray(1, 4).toString() ?? source.split(' ')[0] ?? '');
  }
  return { leaks, sources };
}

/** A post of the feed, and a conversation of the person with another, who can say something there. */
async function arrange(request: APIRequestContext, person: Person) {
  const friend = await register(request, 'Someone Else');
  const me = async ({ access }: Person): Promise<string> => {
    const headers = { authorization: `Bearer ${access}` };
    return (await (await request.get('/api/v1/users/me', { headers })).json()).result.id;
  };
  const other = await me(friend);
  const room = await call(request, '/api/v1/groups/direct', { contact_id: other }, person.access);
  const feed = await (await request.get('/social/api/guest/recommend/public?limit=1')).json();
  const say = (text: string, cid: string) =>
    call(request, '/api/v1/messages', { group_id: room.id, cid, type: 'text', text }, friend.access);
  const ids = { post: String(feed.result.list[0].id), room: String(room.id), person: other };
  return { ids, say };
}

const CLIENT = new URL('../../dist/client', import.meta.url).pathname;

test('nothing that is built knows any brand', async () => {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => /\.(?:js|css|html|json|svg)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const { parentPath, name } of files)
    expect([name, marksIn(await readFile(join(parentPath, name), 'utf8'), allBrands)]).toEqual([name, []]);
});

for (const brand of allBrands) {
  test.describe(brand.id, () => {
    test.use({ brand: brand.id, baseURL: originOf(brand) });

    test('no page of a guest or of a person tells anything of another brand', async ({
      page,
      request,
      signsIn,
    }) => {
      test.setTimeout(600_000);
      const person = await register(request, 'Curious One');
      const headers = { authorization: `Bearer ${person.access}` };
      const traffic = new TrafficRecorder(page, async (path) =>
        (await request.get(path, { headers })).body(),
      );
      const { ids, say } = await arrange(request, person);
      await say('hello', 'first');
      const asGuest = await crawl(page, traffic, brand, guestAddresses(ids), (path) => request.get(path));
      expect(asGuest.leaks).toEqual([]);
      expect(asGuest.sources).toContain('PNG');
      await signsIn(page, person);
      const asPerson = await crawl(page, traffic, brand, addresses(ids), (path) =>
        request.get(path, { headers: { cookie: 'prefs=u%3D1' } }),
      );
      expect(asPerson.leaks).toEqual([]);
      expect(asPerson.sources).toContain('socket');
      await traffic.stop();
    });
  });
}

test.describe('a planted leak is found, and nothing else', () => {
  const [own, found] = allBrands;
  if (!own || !found) throw new Error('brands/ holds less than two brands');
  const other = dressed(found);
  const specimens = specimensOf(other);
  test.use({ brand: own.id, baseURL: originOf(own) });

  const open = async (page: Page, request: APIRequestContext): Promise<TrafficRecorder> => {
    const traffic = new TrafficRecorder(page, async (path) => (await request.get(path)).body());
    await page.goto('/login');
    // Its own heading: the page names itself once it has come, over a name that was planted before.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('link')).toBeVisible();
    expect(leaksOf(await lookAt(page, traffic), own, [own, other])).toEqual([]);
    return traffic;
  };

  for (const [where, plant] of Object.entries(PLANTS)) {
    test(`in ${where}`, async ({ page, request }) => {
      const traffic = await open(page, request);
      for (const kind of MARK_KINDS) {
        await page.evaluate(() => performance.clearResourceTimings());
        await plant(page, kind, specimens[kind]);
        expect([kind, kindsIn(await lookAt(page, traffic))]).toEqual([kind, [kind]]);
      }
    });
  }

  const kindsIn = (seen: readonly Seen[]): string[] =>
    kindsOf(seen.flatMap(({ text }) => leaksIn(text, own, [own, other])));

  test('in a frame of a socket', async ({ page, request, signsIn }) => {
    const person = await register(request, 'Good Listener');
    const { ids, say } = await arrange(request, person);
    const traffic = new TrafficRecorder(page, async (path) => (await request.get(path)).body());
    await signsIn(page, person);
    await page.goto(`/room/${ids.room}`);
    await say('are you there', 'hello');
    await expect(page.getByRole('log').getByText('are you there')).toBeVisible();
    const heard = async () => (await traffic.take()).filter(({ source }) => source.startsWith('socket '));
    expect(kindsIn(await heard())).toEqual([]);
    // Messages with an address in them are refused.
    for (const kind of MARK_KINDS.filter((each) => !['host', 'link', 'google'].includes(each))) {
      await say(specimens[kind], kind);
      const frames: Seen[] = [];
      await expect.poll(async () => frames.push(...(await heard()))).toBeGreaterThan(0);
      await expect.poll(async () => kindsIn([...frames, ...(await heard())])).toEqual([kind]);
    }
  });

  test('as a picture', async ({ page, request }) => {
    const traffic = await open(page, request);
    const answer = await request.get(`/brands/${found.id}/icons/192.png`, {
      headers: { host: new URL(originOf(found)).host },
    });
    await plantPicture(page, await answer.body());
    const leaks = leaksOf(await traffic.take(), own, allBrands);
    expect(leaks).toEqual([expect.stringContaining(`: ${found.id}: picture icons/192.png`)]);
  });
});
