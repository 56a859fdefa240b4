import {
  type BootData,
  type BrandConfig,
  type BrandFeatures,
  type BrandTexts,
  directionOf,
  LOCALES,
  placesOf,
  type Start,
  type Tab,
  withEveryLanguage,
} from '@livery/contract';
import { readPrefs } from '../../lib/storage/prefs.ts';
import { readTexts } from './texts.file.ts';

const json = async <Shape>(address: string): Promise<Shape> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Shape;
};

type Switches = { [Name in keyof BrandFeatures]?: Partial<BrandFeatures[Name]> };

/** The file leaves out switches and languages. */
type BrandFile = Omit<BrandConfig, 'features' | 'places' | keyof BrandTexts> &
  BrandTexts & { features?: Switches; tabs?: Tab[]; start?: Start };

/** Switches that the file leaves out (decisions.md section 1: all on but google, captcha and minesweeper). */
const allSwitches = (file: Switches = {}): BrandFeatures => ({
  google: file.google ?? false,
  captcha: file.captcha ?? false,
  discover: file.discover ?? true,
  publish: file.publish ?? true,
  videos: file.videos ?? true,
  envelopes: { lucky: true, minesweeper: false, ...file.envelopes },
  wallet: { withdrawal: true, ...file.wallet },
  groups: { create: true, ...file.groups },
});

const wearTheme = (id: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/brands/${id}/theme.css`;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${link.href} is missing`));
    document.head.append(link);
  });

const wearHead = (config: BrandConfig, locale: BootData['locale']): void => {
  document.title = config.title[locale];
  document.documentElement.dir = directionOf(locale);
  document.documentElement.classList.add(`brand-${config.id}`);
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = `/brands/${config.id}/icon.svg`;
  document.head.append(icon);
};

/** The brand's files, one by one: what a plain static host needs (decisions.md section 1). */
export const bootFromFiles = async (): Promise<BootData> => {
  const { result } = await json<{ result: { brand: string; features?: BrandFeatures } }>('/brand/config');
  const [file] = await Promise.all([
    json<BrandFile>(`/brands/${result.brand}/brand.json`),
    wearTheme(result.brand),
  ]);
  // The product's server says them while operators have switched something off.
  const features = result.features ?? allSwitches(file.features);
  const brand: BrandConfig = { ...withEveryLanguage(file), features, places: placesOf(file, features) };
  const prefs = readPrefs();
  const locale = prefs.locale ?? brand.locale;
  if (!LOCALES.includes(locale)) throw new Error(`brand.json names the unknown language ${String(locale)}`);
  wearHead(brand, locale);
  const messages = await readTexts(brand.id, locale);
  return { brand, locale, messages, ...(prefs.scheme && { scheme: prefs.scheme }) };
};
