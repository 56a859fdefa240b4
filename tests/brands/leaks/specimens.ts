import { colorPath, hexOf } from '@livery/design-system/theme';
import type { Brand } from '../../../server/src/brand/brand.ts';
import { type MarkKind, marksOf } from './marks.ts';

const TEXT = 'A petal for everybody you like';

/**
 * The brand with everything that a folder may hold and with addresses that do not contain its id: each mark of it can
 * be planted alone.
 */
export const dressed = (brand: Brand): Brand => ({
  ...brand,
  config: {
    ...brand.config,
    hosts: ['petals.example'],
    legal: {
      terms: {
        'zh-CN': 'https://papers.example/zh-CN/petal-terms',
        en: 'https://papers.example/en/petal-terms',
      },
      privacy: { 'zh-CN': 'https://papers.example/zh-CN/petals', en: 'https://papers.example/en/petals' },
    },
    support: { email: 'gardener@papers.example', url: 'https://papers.example/garden' },
    google: { enabled: true, client_id: '4711-petal.apps.example' },
    captcha: { ...brand.config.captcha, id: '0a1b2c3d4e5f60718293a4b5c6d7e8f9' },
    licence: 'Garden permit 77/2026',
  },
  messages: new Map([['en', { 'feed.like': TEXT }]]),
});

/** The accent that buttons wear in the light scheme. */
export function accentOf({ tokens }: Brand): string {
  const token = tokens.get(colorPath('accent.solid', 'light'));
  if (token?.type !== 'color') throw new Error('a theme without an accent');
  return hexOf(token.value);
}

const firstOf = (brand: Brand, kind: MarkKind): string => {
  const mark = marksOf(brand).find((each) => each.kind === kind);
  if (mark === undefined) throw new Error(`${brand.id} has no ${kind}`);
  return mark.text;
};

/** For each kind of mark a text of a dressed brand that carries this one and no other. */
export const specimensOf = (brand: Brand): Record<MarkKind, string> => ({
  id: `brand-${brand.id}`,
  name: brand.config.title.en,
  tagline: brand.config.tagline.en,
  host: 'https://petals.example/login',
  link: brand.config.legal.terms.en,
  text: `${TEXT}!`,
  licence: firstOf(brand, 'licence'),
  google: brand.config.google.client_id,
  captcha: brand.config.captcha.id,
  colour: accentOf(brand),
  font: brand.config.fonts.at(-1)?.family ?? '',
  drawing: /\sd="([^"]{40,})"/.exec(brand.iconSvg)?.[1] ?? '',
  asset: brand.files.get('icon.svg')?.hash ?? '',
});

/** The kinds that leaks name, each once: `lotus: colour #d64a72` is a colour. */
export const kindsOf = (leaks: readonly string[]): string[] => [
  ...new Set(leaks.map((leak) => leak.split(' ')[1] ?? '')),
];
