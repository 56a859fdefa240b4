import { expect, it } from 'vitest';
import type { Brand } from './brand.model.ts';
import { linksAt } from './links.ts';

const label = { 'zh-CN': '版本说明', en: 'Imprint' };
const brandWith = (links?: object[]) => ({ config: { links } }) as unknown as Brand;

it('are those that a brand lists for a place, in its order and in the language of the page', () => {
  const brand = brandWith([
    { label, url: 'https://a.example/imprint', places: ['footer', 'login'] },
    { label: { 'zh-CN': '规则', en: 'Rules' }, url: '/hashtags/rules', places: ['about'] },
    { label: { 'zh-CN': '求助', 'zh-TW': '求助', en: 'Help' }, url: '/guest-page/@help', places: ['footer'] },
  ]);
  expect(linksAt(brand, 'footer', 'en')).toEqual([
    { label: 'Imprint', url: 'https://a.example/imprint', isElsewhere: true },
    { label: 'Help', url: '/guest-page/@help', isElsewhere: false },
  ]);
  expect(linksAt(brand, 'about', 'zh-TW')).toEqual([
    { label: '规则', url: '/hashtags/rules', isElsewhere: false },
  ]);
  expect(linksAt(brandWith(), 'login', 'en')).toEqual([]);
});
