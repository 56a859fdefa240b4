import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { startSandbox } from '../../server/sandbox/sandbox.ts';
import { meets, type Row } from '../load/bench.ts';
import { launchChromium } from '../support/chromium.ts';
import { call, type Person, signUp } from '../support/client.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { givePoints } from '../support/give-points.ts';
import { startServer } from '../support/server-process.ts';
import { judgeFirstUse } from './first-use.ts';
import { isNeeded, type Loaded, type Visit, visit } from './visit.ts';

/** Kilobytes of 1,000 bytes; requests are a count. They only ever go down: limits.ts sees to it. */
interface Limits {
  scriptsAndStyles: number;
  total: number;
  requests: number;
  theme: number;
  /** What the login route adds to the first screen. */
  login: number;
  /** What a conversation adds to the signed-in first screen. */
  room: number;
  /** What a red envelope adds to a conversation: its card, and opening it. */
  envelope: number;
  /** What the page of publishing adds to the signed-in first screen. */
  publish: number;
  /** What a search and what it found add to what each page of the application brings. */
  search: number;
  /** What the pages of points, all of them, add to what each page of the application brings. */
  points: number;
  /** The first screen of somebody who is signed in, until it rests. */
  signedInScriptsAndStyles: number;
  signedInData: number;
  signedInRequests: number;
}

const SCREENS = [
  // The theme, and the variants that it carries, are each brand's own.
  { name: 'phone', brand: 'aurora', viewport: { width: 390, height: 844 } },
  { name: 'desktop', brand: 'aurora', viewport: { width: 1440, height: 900 } },
  { name: 'phone, English', brand: 'saffron', viewport: { width: 390, height: 844 } },
  { name: 'phone, lotus', brand: 'lotus', viewport: { width: 390, height: 844 } },
  { name: 'phone, harbor', brand: 'harbor', viewport: { width: 390, height: 844 } },
  { name: 'phone, jade', brand: 'jade', viewport: { width: 390, height: 844 } },
] as const;

const LOGINS = [
  { name: 'login by e-mail', path: '/login/email' },
  { name: 'login by phone', path: '/login/phone' },
] as const;

/** Opened by somebody who has nothing yet. */
const POINTS = [
  { path: '/wallet', content: 'main nav a' },
  { path: '/wallet/withdraw', content: 'main [role=radiogroup]' },
  { path: '/wallet/bind', content: 'main form' },
  { path: '/wallet/pay', content: 'main form' },
  { path: '/wallet/order/none', content: 'main h2' },
] as const;

/** Posts of the first brand have it. */
const SOUGHT = '极光';

const MEDIA = new Set(['Image', 'Media']);

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
const sum = (loaded: readonly Loaded[], of: (entry: Loaded) => number): number =>
  loaded.reduce((total, entry) => total + of(entry), 0);

const judge = (screen: string, { loaded, requestsToContent, themeGzip }: Visit, limits: Limits): Row[] => {
  const row = (what: string, value: number, unit: string, most: number): Row => ({
    what: `${screen}: ${what}`,
    value,
    unit,
    goal: { most },
  });
  const wire = sum(loaded, ({ type, wire: bytes }) => (MEDIA.has(type) ? 0 : bytes));
  return [
    row('scripts and styles', kilobytes(sum(loaded, ({ gzip }) => gzip)), 'kB gzip', limits.scriptsAndStyles),
    row('all but media', kilobytes(wire), 'kB', limits.total),
    row('requests before the first post', requestsToContent, '', limits.requests),
    row('theme', kilobytes(themeGzip), 'kB gzip', limits.theme),
  ];
};

const DATA = new Set(['Fetch', 'XHR']);

/** G2: conversations and realtime come with it. */
const judgeSignedIn = ({ loaded }: Visit, limits: Limits): Row[] => {
  const data = loaded.filter(({ type }) => DATA.has(type));
  const row = (what: string, value: number, unit: string, most: number): Row => ({
    what: `signed in: ${what}`,
    value,
    unit,
    goal: { most },
  });
  return [
    row(
      'scripts and styles',
      kilobytes(sum(loaded, ({ gzip }) => gzip)),
      'kB gzip',
      limits.signedInScriptsAndStyles,
    ),
    row('data', kilobytes(sum(data, ({ wire }) => wire)), 'kB', limits.signedInData),
    row(
      'requests without media',
      loaded.filter((entry) => isNeeded(entry) && entry.wire > 0).length,
      '',
      limits.signedInRequests,
    ),
  ];
};

const isPhoneMetadata = ({ address }: Loaded): boolean => /\/phone-[^/]+\.js$/.test(address);

/** What a page loads beside what another has brought already. */
const beyond = (first: Visit, { loaded }: Visit): Loaded[] => {
  const known = new Set(first.loaded.map(({ address }) => address));
  return loaded.filter(({ address }) => !known.has(address));
};

/** A page of somebody who is signed in; what is opened in it comes when it is opened. */
const judgePage = (name: 'conversation' | 'publish', first: Visit, seen: Visit, most: number): Row => ({
  what: `${name}: beyond the signed-in first screen`,
  value: kilobytes(sum(beyond(first, seen), ({ gzip }) => gzip)),
  unit: 'kB gzip',
  goal: { most },
});

/** What two pages that have nothing in common have both brought: the shell, with the sheet of all pages. */
const shellOf = (first: Visit, one: Visit, other: Visit): Visit => {
  const known = new Set(one.loaded.map(({ address }) => address));
  return { ...first, loaded: [...first.loaded, ...other.loaded.filter(({ address }) => known.has(address))] };
};

const judgeSearch = (shell: Visit, seen: Visit, most: number): Row => ({
  what: 'search: beyond the shell',
  value: kilobytes(sum(beyond(shell, seen), ({ gzip }) => gzip)),
  unit: 'kB gzip',
  goal: { most },
});

/** What several pages bring together, each file once. */
const judgePoints = (shell: Visit, seen: readonly Visit[], most: number): Row => {
  const added = new Map(seen.flatMap((page) => beyond(shell, page)).map((file) => [file.address, file]));
  return {
    what: 'points: beyond the shell',
    value: kilobytes(sum([...added.values()], ({ gzip }) => gzip)),
    unit: 'kB gzip',
    goal: { most },
  };
};

/** Its card comes with the conversation that has one. */
const judgeEnvelope = (room: Visit, seen: Visit, most: number): Row => ({
  what: 'red envelope: beyond a conversation',
  value: kilobytes(sum(beyond(room, seen), ({ gzip }) => gzip)),
  unit: 'kB gzip',
  goal: { most },
});

/** An auth page, beside what the first screen has brought already. */
const judgeLogin = ({ name }: (typeof LOGINS)[number], first: Visit, seen: Visit, limits: Limits): Row[] => {
  const added = beyond(first, seen);
  const weight: Row = {
    what: `${name}: beyond the first screen`,
    value: kilobytes(sum(added, ({ gzip }) => gzip)),
    unit: 'kB gzip',
    goal: { most: limits.login },
  };
  const metadata: Row = {
    what: `${name}: files of phone metadata before a digit is typed`,
    value: added.filter(isPhoneMetadata).length,
    unit: '',
    goal: { most: 0 },
  };
  return [weight, metadata];
};

const chunks = (screen: string, { loaded }: Visit): string[] =>
  loaded
    .filter(({ gzip }) => gzip > 0)
    .sort((one, other) => other.gzip - one.gzip)
    .map(({ address, gzip }) => `    ${kilobytes(gzip).toFixed(1).padStart(6)}  ${new URL(address).pathname}`)
    .toSpliced(0, 0, `  ${screen}`);

/** Begins a conversation with a new person by a first message; returns its id. */
const begin = async (at: { port: number; brand: string }, token: string): Promise<string> => {
  const { id } = await signUp(at);
  const post = async (url: string, body: object) =>
    (await call({ ...at, method: 'POST', url, token, body })).result;
  const group = await post('/api/v1/groups/direct', { contact_id: id });
  await post('/api/v1/messages', { group_id: group.id, type: 'text', text: 'Hello', cid: randomUUID() });
  return group.id;
};

/** Somebody new sends somebody an envelope; returns the conversation's id. */
const sendEnvelope = async (
  at: { port: number; brand: string },
  { dataDir, secret }: { dataDir: string; secret: string },
  to: Person,
) => {
  const { username, token } = await signUp(at);
  await givePoints({ dataDir, secret, brand: at.brand, username, amount: '1.00' });
  const post = async (url: string, body: object) =>
    (await call({ ...at, method: 'POST', url, token, body })).result;
  const group = await post('/api/v1/groups/direct', { contact_id: to.id });
  const envelope = { group_id: group.id, type: 1, amount: 100, count: 1, cid: randomUUID() };
  await post('/api/v1/red-envelopes', envelope);
  return group.id;
};

const measure = async (limits: Limits) => {
  const folder = await makeDataFolder();
  const secret = randomBytes(24).toString('hex');
  // Without a provider there is nothing to bind an account of.
  const sandbox = await startSandbox({ secret: Buffer.from(secret) });
  const server = await startServer({ DATA_DIR: folder.path, SECRET_KEY: secret, WELLPAY_URL: sandbox.url });
  const browser = await launchChromium();
  try {
    const rows: Row[] = [];
    const details: string[] = [];
    const addressOf = (brand: string, path: string) => `http://${brand}.localhost:${server.port}${path}`;
    for (const { name, brand, viewport } of SCREENS) {
      const seen = await visit(browser, { address: addressOf(brand, '/'), viewport, content: 'article' });
      rows.push(...judge(name, seen, limits));
      details.push(...chunks(name, seen));
    }
    const [{ brand, viewport }] = SCREENS;
    const first = await visit(browser, { address: addressOf(brand, '/'), viewport, content: 'article' });
    for (const login of LOGINS) {
      const seen = await visit(browser, { address: addressOf(brand, login.path), viewport, content: 'form' });
      rows.push(...judgeLogin(login, first, seen, limits));
      details.push(...chunks(login.name, seen));
    }
    const me = await signUp({ port: server.port, brand });
    const { token } = me;
    const mine = await visit(browser, {
      address: addressOf(brand, '/'),
      viewport,
      content: 'article header',
      token,
    });
    rows.push(...judgeSignedIn(mine, limits));
    details.push(...chunks('signed in', mine));
    const room = await visit(browser, {
      address: addressOf(brand, `/room/${await begin({ port: server.port, brand }, token)}`),
      viewport,
      content: '[role=log] [data-message]',
      token,
    });
    rows.push(judgePage('conversation', mine, room, limits.room), await judgeFirstUse(room));
    details.push(...chunks('conversation', room));
    const envelope = await visit(browser, {
      address: addressOf(
        brand,
        `/room/${await sendEnvelope({ port: server.port, brand }, { dataDir: folder.path, secret }, me)}`,
      ),
      viewport,
      content: '[role=log] [data-bubble] button',
      opens: { press: '[role=log] [data-bubble] button', shows: '[role=dialog] [data-phase]' },
      token,
    });
    rows.push(judgeEnvelope(room, envelope, limits.envelope));
    details.push(...chunks('envelope', envelope));
    const publish = await visit(browser, {
      address: addressOf(brand, '/publish'),
      viewport,
      content: 'main textarea',
      token,
    });
    rows.push(judgePage('publish', mine, publish, limits.publish));
    details.push(...chunks('publish', publish));
    const search = await visit(browser, {
      address: addressOf(brand, `/search?q=${encodeURIComponent(SOUGHT)}`),
      viewport,
      content: 'main article img',
      token,
    });
    rows.push(judgeSearch(shellOf(mine, room, publish), search, limits.search));
    details.push(...chunks('search', search));
    const points: Visit[] = [];
    for (const { path, content } of POINTS) {
      const page = await visit(browser, { address: addressOf(brand, path), viewport, content, token });
      points.push(page);
      details.push(...chunks(`points: ${path}`, page));
    }
    rows.push(judgePoints(shellOf(mine, room, publish), points, limits.points));
    return { rows, details };
  } finally {
    await browser.close();
    await server.signal('SIGTERM');
    await sandbox.stop();
    await folder.remove();
  }
};

const limits = JSON.parse(await readFile(new URL('limits.json', import.meta.url), 'utf8')) as Limits;
const { rows, details } = await measure(limits);
const isMissed = (row: Row): boolean => meets(row) === false;

/** As people read it: "of 145", "at least 1". */
const goalText = ({ goal }: Row): string => {
  if (!goal) return '';
  return 'most' in goal ? `of ${goal.most}` : `at least ${goal.least}`;
};

if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
} else {
  console.log([...details, ''].join('\n'));
  for (const row of rows) {
    console.log(
      `${isMissed(row) ? '✗' : '✓'} ${row.what.padEnd(48)} ${String(row.value).padStart(7)} ${goalText(row)} ${row.unit}`,
    );
  }
  const failed = rows.filter(isMissed).length;
  console.log(`\n${rows.length - failed} passed, ${failed} failed`);
}
process.exitCode = rows.some(isMissed) ? 1 : 0;
