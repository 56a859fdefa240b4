// @vitest-environment node
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainOf, type Locale, type WholeLocale } from '@livery/contract';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import { describe, expect, it } from 'vitest';
import { loadMessages } from './all-messages.ts';

const sources = join(import.meta.dirname, '..');

/** Every text of one language: the shared ones and each domain's. */
const textsOf = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`{locales,domains/*/texts}/${locale}.json`, { cwd: sources }).map(
      (file) => JSON.parse(readFileSync(join(sources, file), 'utf8')) as object,
    ),
  );
const chinese = textsOf('zh-CN');
const english = textsOf('en');

/** Languages that fall back to another, and the domains of which they have every text, besides the shell. */
const PARTIAL = {
  'zh-TW': ['analytics', 'auth', 'contacts', 'envelopes', 'groups', 'messages'],
} satisfies Record<Exclude<Locale, WholeLocale>, string[]>;
const partial = Object.entries(PARTIAL) as [keyof typeof PARTIAL, string[]][];

const idsIn = (file: string): string[] =>
  existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object) : [];

/** Letters that are written otherwise in Traditional Chinese, of the commonest. */
const SIMPLIFIED =
  /[们这个为从发条对话时会说请问间关开头图没过还样动见现实点进让边线级别组织认识设录输选择览联络议论评长轻务复]/;

const code = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const ARGUMENT = 1;

/** Names of the holes of a compiled text, branches of plurals included. */
const holesOf = (message: unknown): string[] => {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    else if (typeof node === 'object' && node !== null) {
      const { type, value, options } = node as { type?: number; value?: unknown; options?: object };
      if (type !== undefined && type >= ARGUMENT && typeof value === 'string') names.add(value);
      for (const branch of Object.values(options ?? {})) walk((branch as { value: unknown }).value);
    }
  };
  walk(message);
  return [...names].sort();
};

/** The same word after one and after many. */
const ALWAYS_ALIKE: ReadonlySet<string> = new Set([
  'nav.chat.unread',
  'nav.notifications.new',
  'chat.unread',
  'room.missed',
  // A limit of the product, more than one.
  'room.select.full',
  'room.forward.full',
  'publish.add.hint',
  'publish.add.hint.finger',
  'publish.pictures.hint',
  'publish.pictures.hint.finger',
  'publish.refused.count',
  'publish.refused.large',
  'publish.refused.long',
  'publish.fault.tag',
  'publish.fault.tags',
  'ops.bulk.picked',
  'comments.too_long',
  'room.too_long',
  'mentions.too_many',
  // "3 of 20 taken".
  'envelope.card.mine_open',
  'envelope.card.mine_over',
  'envelope.card.mine_settled',
  'envelope.taken',
  'envelope.taken_returns',
  'envelope.totals',
  'envelope.mine.taken',
  // "In 30 s".
  'register.resend_in',
  'forgot.resend_in',
  'qr.seconds',
  // "Picture 1 of 3 by".
  'post.image',
]);
const COUNTED =
  /\{(?:n|count|total|max|min|days|hours|minutes|seconds|left|size|amount|limit)(?:, number)?\} [a-z]/i;

/** Text of one language without its plurals, their branches included. */
const withoutPlurals = (text: string): string => {
  const at = text.search(/\{\w+, plural,/);
  if (at < 0) return text;
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    if (depth === 0) return text.slice(0, at) + withoutPlurals(text.slice(end + 1));
  }
  return text.slice(0, at);
};
const countsWithoutPlural = (text: string): boolean => COUNTED.test(withoutPlurals(text));

describe('the texts', () => {
  it('stand in both languages, each in one file', () => {
    const files = globSync('{locales,domains/*/texts}/zh-CN.json', { cwd: sources });
    const all = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(sources, file), 'utf8'))));
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
  });

  it('have the same holes in both languages', async () => {
    const [chineseTexts, englishTexts] = await Promise.all([loadMessages('zh-CN'), loadMessages('en')]);
    for (const id of Object.keys(chinese)) {
      expect([id, holesOf(englishTexts[id])]).toEqual([id, holesOf(chineseTexts[id])]);
    }
  });

  it.each(partial)(
    'of %s stand in the shell and its own domains, and nowhere without those of others',
    (locale, domains) => {
      for (const folder of ['locales', ...domains.map((domain) => `domains/${domain}/texts`)]) {
        const own = idsIn(join(sources, folder, `${locale}.json`));
        expect([folder, own]).toEqual([folder, idsIn(join(sources, folder, 'zh-CN.json'))]);
      }
      for (const file of globSync(`domains/*/texts/${locale}.json`, { cwd: sources })) {
        const known = idsIn(join(sources, file.replace(locale, 'zh-CN')));
        expect([file, idsIn(join(sources, file)).filter((id) => !known.includes(id))]).toEqual([file, []]);
      }
    },
  );

  it.each(partial)('of %s have the same holes, and what it lacks is said in its fallback', async (locale) => {
    const [, fallback] = chainOf(locale);
    if (fallback === undefined) throw new Error(`${locale} falls back to nothing`);
    const [own, others] = await Promise.all([loadMessages(locale), loadMessages(fallback)]);
    expect(Object.keys(own).sort()).toEqual(Object.keys(others).sort());
    const written = textsOf(locale);
    for (const id of Object.keys(others)) {
      expect([id, holesOf(own[id])]).toEqual([id, holesOf(others[id])]);
      if (!(id in written) && !id.startsWith('error.')) expect([id, own[id]]).toEqual([id, others[id]]);
    }
    expect(own['wallet.balance']).toEqual(others['wallet.balance']);
    expect(own['nav.chat']).not.toEqual(others['nav.chat']);
  });

  it('of Traditional Chinese have no letter of Simplified Chinese', () => {
    const texts = { ...textsOf('zh-TW'), ...ERROR_TEXTS['zh-TW'] };
    expect(Object.entries(texts).filter(([, text]) => SIMPLIFIED.test(text))).toEqual([]);
    expect(Object.values(chinese).filter((text) => SIMPLIFIED.test(text)).length).toBeGreaterThan(500);
  });

  it('are all said somewhere', () => {
    const said = code(sources);
    const patterns = [...said.matchAll(/`([a-z_.]+)\$\{/g)].map(([, start]) => start ?? '');
    const unsaid = Object.keys(chinese).filter(
      (id) =>
        !said.includes(`'${id}'`) &&
        !said.includes(`"${id}"`) &&
        !patterns.some((start) => id.startsWith(start)),
    );
    expect(unsaid).toEqual([]);
  });

  it('count a word in English only where it has a plural', () => {
    const bare = Object.keys(english).filter((id) => countsWithoutPlural(english[id] ?? ''));
    expect(bare.filter((id) => !ALWAYS_ALIKE.has(id))).toEqual([]);
    expect(countsWithoutPlural('{count} messages')).toBe(true);
    expect(countsWithoutPlural('{count, plural, one {# message} other {# messages}}')).toBe(false);
    expect(countsWithoutPlural('{count, plural, one {now} other {then}}, {total} days ago')).toBe(true);
  });

  it('are words, not leftovers', () => {
    for (const text of [chinese, english, textsOf('zh-TW')].flatMap((texts) => Object.values(texts))) {
      expect(text).not.toMatch(/TODO|lorem|^\s|\s$/i);
      expect(text).not.toBe('');
    }
  });
});
