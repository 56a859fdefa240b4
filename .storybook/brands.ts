import { inEveryLanguage, type Localized } from '@livery/contract';
import { type FontFace, parseTokens, type ThemeTokens, themeCss } from '@livery/design-system/theme';
import { type Variants, wordmarkCss } from '@livery/design-system/variants';

interface BrandFile {
  id: string;
  title: Localized;
  fonts: {
    family: string;
    file: string;
    weight: [number, number];
    style: 'normal' | 'italic';
    range?: string;
  }[];
  variants?: Variants;
  wordmark?: string[];
}

/** A brand as the toolbar offers it: the folders of `brands/`, whichever they are. */
export interface StoryBrand {
  id: string;
  title: Record<string, string>;
  css: string;
  tokens: ThemeTokens;
  variants: Variants;
  icon: string;
}

const files = import.meta.glob<BrandFile>('../brands/*/brand.json', { eager: true, import: 'default' });
const tokens = import.meta.glob<unknown>('../brands/*/tokens.json', { eager: true, import: 'default' });
const fonts = import.meta.glob<string>('../brands/*/fonts/*', {
  eager: true,
  query: '?url',
  import: 'default',
});
const icons = import.meta.glob<string>('../brands/*/icon.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

// As files, as the server has them: an address that is escaped already would be so once more.
const wordmarks = import.meta.glob<string>('../brands/*/wordmark.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
const drawnWordmarks = import.meta.glob<string>('../brands/*/wordmark.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Its name as it is drawn, in the languages that it is written for. */
const wordmarkOf = (folder: string, locales: readonly string[] = []): string => {
  const path = `${folder}wordmark.svg`;
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawnWordmarks[path] ?? '') ?? [];
  return wordmarkCss({
    url: wordmarks[path] ?? '',
    width: Number(width),
    height: Number(height),
    locales,
  });
};

function load(path: string, file: BrandFile): StoryBrand {
  const folder = path.replace(/brand\.json$/, '');
  const parsed = parseTokens(tokens[`${folder}tokens.json`]);
  if (parsed.status === 'refused') throw new Error(`${folder}: ${JSON.stringify(parsed.findings[0])}`);
  const faces: FontFace[] = file.fonts.map(({ file: font, ...face }) => ({
    ...face,
    url: fonts[folder + font] ?? '',
  }));
  return {
    id: file.id,
    title: inEveryLanguage(file.title),
    css: themeCss(parsed.tokens, faces) + wordmarkOf(folder, file.wordmark),
    tokens: parsed.tokens,
    variants: file.variants ?? {},
    icon: icons[`${folder}icon.svg`] ?? '',
  };
}

export const storyBrands: readonly StoryBrand[] = Object.entries(files).map(([path, file]) =>
  load(path, file),
);
