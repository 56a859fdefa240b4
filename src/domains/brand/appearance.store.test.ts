import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFirstMessages } from '../../lib/intl/messages.ts';
import { AppearanceStore } from './appearance.store.ts';

/** What the texts of a language wait for: the network. */
const network = vi.hoisted(() => ({ waits: new Map<string, Promise<void>>() }));

vi.mock(import('../../lib/intl/messages.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    loadMessages: async (locale, overrides) => {
      await network.waits.get(locale);
      return real.loadMessages(locale, overrides);
    },
  };
});

beforeEach(() => network.waits.clear());

const texts = { 'zh-CN': { 'nav.home': '大厅' }, en: { 'nav.home': 'Lobby' } } as const;

const store = async () => {
  const asked: string[] = [];
  const appearance = new AppearanceStore({
    locale: 'zh-CN',
    messages: await loadFirstMessages('zh-CN', texts['zh-CN']),
    overrides: texts['zh-CN'],
    readTexts: async (locale) => {
      asked.push(locale);
      return texts[locale];
    },
  });
  return { appearance, asked };
};

const home = (appearance: AppearanceStore) =>
  appearance.messages['nav.home']?.map((part) => 'value' in part && part.value).join('');

describe('the brand’s own texts', () => {
  it('stand over the product’s in whatever language is chosen', async () => {
    const { appearance } = await store();
    await appearance.complete();
    expect(home(appearance)).toBe('大厅');
    await appearance.speak('en');
    expect(home(appearance)).toBe('Lobby');
  });

  it('are asked for once a language', async () => {
    const { appearance, asked } = await store();
    await appearance.speak('en');
    await appearance.speak('zh-CN');
    await appearance.speak('en');
    expect(asked).toEqual(['en']);
  });
});

describe('the chosen language', () => {
  it('stays when the rest of the first one comes late', async () => {
    const { appearance } = await store();
    const late = Promise.withResolvers<void>();
    network.waits.set('zh-CN', late.promise);
    const completed = appearance.complete();
    await appearance.speak('en');
    late.resolve();
    await completed;
    expect([appearance.locale, home(appearance)]).toEqual(['en', 'Lobby']);
  });

  it('is the one that was chosen last, whichever comes first', async () => {
    const { appearance } = await store();
    const late = Promise.withResolvers<void>();
    network.waits.set('en', late.promise);
    const english = appearance.speak('en');
    await appearance.speak('zh-CN');
    late.resolve();
    await english;
    expect([appearance.locale, home(appearance)]).toEqual(['zh-CN', '大厅']);
    expect(document.documentElement.lang).toBe('zh-CN');
  });
});
