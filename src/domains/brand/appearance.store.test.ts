import type { Localized } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadFirstMessages, type TextBundle } from '../../lib/intl/messages.ts';
import { AppearanceStore } from './appearance.store.ts';

/** What texts wait for: the network. */
const waits = new Map<string, Promise<void>>();
beforeEach(() => waits.clear());

/** Texts beyond the first screen's. */
const more: TextBundle = async (locale) => {
  await waits.get(locale);
  return { 'more.words': `more ${locale}` };
};

const texts: Localized<Record<string, string>> = {
  'zh-CN': { 'nav.home': '大厅' },
  en: { 'nav.home': 'Lobby' },
};

const store = async () => {
  const asked: string[] = [];
  const appearance = new AppearanceStore({
    locale: 'zh-CN',
    messages: await loadFirstMessages('zh-CN', texts['zh-CN']),
    overrides: texts['zh-CN'],
    readTexts: async (locale) => {
      asked.push(locale);
      return texts[locale] ?? {};
    },
  });
  return { appearance, asked };
};

const home = (appearance: AppearanceStore) =>
  appearance.messages['nav.home']?.map((part) => 'value' in part && part.value).join('');

describe('the brand’s own texts', () => {
  it('stand over the product’s in whatever language is chosen', async () => {
    const { appearance } = await store();
    await appearance.loadTexts(more);
    expect(home(appearance)).toBe('大厅');
    await appearance.setLocale('en');
    expect(home(appearance)).toBe('Lobby');
  });

  it('are asked for once a language', async () => {
    const { appearance, asked } = await store();
    await appearance.setLocale('en');
    await appearance.setLocale('zh-CN');
    await appearance.setLocale('en');
    expect(asked).toEqual(['en']);
  });
});

describe('more texts of the brand than came with the page', () => {
  it('are read with the first that the first screen does not say, and once', async () => {
    const asked: string[] = [];
    const appearance = new AppearanceStore({
      locale: 'zh-CN',
      messages: await loadFirstMessages('zh-CN', texts['zh-CN']),
      readTexts: async (locale) => {
        asked.push(locale);
        return { ...texts[locale], 'more.words': '更多' };
      },
    });
    expect(asked).toEqual([]);
    await appearance.loadTexts(more);
    await appearance.loadTexts(async () => ({ 'other.words': '其他' }));
    expect(appearance.messages['more.words']?.map((part) => 'value' in part && part.value)).toEqual(['更多']);
    expect(home(appearance)).toBe('大厅');
    expect(asked).toEqual(['zh-CN']);
  });
});

describe('texts beyond the first screen', () => {
  const said = (appearance: AppearanceStore) =>
    appearance.messages['more.words']?.map((part) => 'value' in part && part.value).join('');

  it('come once, and in every language that is chosen afterwards', async () => {
    const { appearance } = await store();
    expect(appearance.loadTexts(more)).toBe(appearance.loadTexts(more));
    await appearance.loadTexts(more);
    expect(said(appearance)).toBe('more zh-CN');
    await appearance.setLocale('en');
    expect(said(appearance)).toBe('more en');
  });

  it('follow a language that was chosen while they were on their way', async () => {
    const { appearance } = await store();
    const late = Promise.withResolvers<void>();
    waits.set('zh-CN', late.promise);
    const coming = appearance.loadTexts(more);
    await appearance.setLocale('en');
    late.resolve();
    await coming;
    expect(said(appearance)).toBe('more en');
  });

  it('are asked for again when they did not come', async () => {
    const { appearance } = await store();
    let isLost = true;
    const lost: TextBundle = async () => {
      if (isLost) throw new Error('offline');
      return { 'lost.words': 'here' };
    };
    await expect(appearance.loadTexts(lost)).rejects.toThrow('offline');
    isLost = false;
    await appearance.loadTexts(lost);
    expect(appearance.messages['lost.words']).toBeDefined();
  });
});

describe('the chosen language', () => {
  it('stays when the rest of the first one comes late', async () => {
    const { appearance } = await store();
    const late = Promise.withResolvers<void>();
    waits.set('zh-CN', late.promise);
    const completed = appearance.loadTexts(more);
    await appearance.setLocale('en');
    late.resolve();
    await completed;
    expect([appearance.locale, home(appearance)]).toEqual(['en', 'Lobby']);
  });

  it('is the one that was chosen last, whichever comes first', async () => {
    const { appearance } = await store();
    await appearance.loadTexts(more);
    const late = Promise.withResolvers<void>();
    waits.set('en', late.promise);
    const english = appearance.setLocale('en');
    await appearance.setLocale('zh-CN');
    late.resolve();
    await english;
    expect([appearance.locale, home(appearance)]).toEqual(['zh-CN', '大厅']);
    expect(document.documentElement.lang).toBe('zh-CN');
  });
});

describe('the scheme', () => {
  it('is the ground of the browser’s own bars too', async () => {
    document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
    const { appearance } = await store();
    document.documentElement.style.setProperty('--color-surface-base', '#101418');
    appearance.setScheme('dark');
    expect(document.querySelector('meta')?.content).toBe('#101418');
    expect(document.documentElement.dataset['scheme']).toBe('dark');
  });
});
