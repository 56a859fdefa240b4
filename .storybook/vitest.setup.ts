import '../src/styles/app.css';
import './sheets.ts';
import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { vi } from 'vitest';
import { checkHardWired } from '../tests/visual/checkHardWired.ts';
import { onlyViolations } from './axe.ts';
import { checkEveryBrand, stopMotion, withMotion } from './everyBrand.ts';
import { asWideAsAPhone, checkPictures, isAsWideAsAPhone } from './pictures.ts';
import preview from './preview.tsx';
import { applyBrand, applyTheme } from './theme.ts';

interface Story {
  id: string;
  tags: string[];
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/**
 * What every story is tested for besides axe's full rules, which come after this. Axe judges a component in every brand
 * and scheme, a page once: it is made of components, and the contrast of every pair of colours is proved from the tokens
 * (design-system/src/theme/contrast.test.ts).
 */
async function afterEach({ id, tags, globals, parameters }: Story): Promise<void> {
  // Storybook's own hidden pages have links before ours: none of ours would be the first, as one that skips must be.
  for (const hidden of document.querySelectorAll('.sb-wrapper')) hidden.remove();
  // Whatever is judged from here on is judged with all its code there, however long the dev server takes.
  await vi.dynamicImportSettled();
  const [brand, scheme, locale] = [String(globals.brand), String(globals.scheme), String(globals.locale)];
  await checkPictures(id, { parameters, locale });
  if (!tags.includes('condition')) {
    if (!tags.includes('page')) await checkEveryBrand(document.body, { brand, scheme, locale });
    const judge = () => checkHardWired(document.body, { applyTheme, withMotion });
    judge();
    if (!isAsWideAsAPhone()) asWideAsAPhone(judge);
  }
  applyBrand(brand, scheme, locale);
}

// The first story of a page like all that follow.
stopMotion();
setProjectAnnotations([
  a11yAnnotations,
  preview,
  { parameters: { a11y: { options: onlyViolations } }, afterEach },
]);
