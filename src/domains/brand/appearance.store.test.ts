import { describe, expect, it } from 'vitest';
import { loadFirstMessages } from '../../lib/intl/messages.ts';
import { AppearanceStore } from './appearance.store.ts';

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
