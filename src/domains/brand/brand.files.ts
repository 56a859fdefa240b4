import { type BootData, type BrandConfig, type BrandFeatures, LOCALES, type Locale } from '@livery/contract';
import { readPrefs } from '../../lib/storage/prefs.ts';

/** Data that the server put into the page; a static host has none. */
const bootInPage = (): BootData | undefined => {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as BootData) : undefined;
};

const json = async <Shape>(address: string): Promise<Shape> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Shape;
};

type Switches = { [Name in keyof BrandFeatures]?: Partial<BrandFeatures[Name]> };

/** Switches that the file leaves out (decisions.md section 1: all on but google, captcha and minesweeper). */
const allSwitches = (file: Switches = {}): BrandFeatures => ({
  google: file.google ?? false,
  captcha: file.captcha ?? false,
  discover: file.discover ?? true,
  publish: file.publish ?? true,
  envelopes: { lucky: true, minesweeper: false, ...file.envelopes },
  wallet: { withdrawal: true, ...file.wallet },
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
  document.documentElement.classList.add(`brand-${config.id}`);
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = `/brands/${config.id}/icon.svg`;
  document.head.append(icon);
};

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * The brand's own texts in one language: they stand over the product's. A brand need not have any, and a static host
 * may answer a missing file with its page.
 */
export const readTexts = async (id: string, locale: Locale): Promise<Record<string, string>> => {
  const response = await fetch(`/brands/${id}/messages.${locale}.json`);
  const texts: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  return isTexts(texts) ? texts : {};
};

/** The brand's files, one by one: what a plain static host needs (decisions.md section 1). */
const bootFromFiles = async (): Promise<BootData> => {
  const { result } = await json<{ result: { brand: string } }>('/brand/config');
  const [file] = await Promise.all([
    json<Omit<BrandConfig, 'features'> & { features?: Switches }>(`/brands/${result.brand}/brand.json`),
    wearTheme(result.brand),
  ]);
  const brand: BrandConfig = { ...file, features: allSwitches(file.features) };
  const prefs = readPrefs();
  const locale = prefs.locale ?? brand.locale;
  if (!LOCALES.includes(locale)) throw new Error(`brand.json names the unknown language ${String(locale)}`);
  wearHead(brand, locale);
  const messages = await readTexts(brand.id, locale);
  return { brand, locale, messages, ...(prefs.scheme && { scheme: prefs.scheme }) };
};

/** The brand of this host with what the first screen needs. */
export const readBoot = async (): Promise<BootData> => bootInPage() ?? (await bootFromFiles());
