import '../src/styles/app.css';
import './sheets.ts';
import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { checkHardWired } from '../tests/visual/checkHardWired.ts';
import { dress, wear } from './dress.ts';
import { checkEveryBrand, moving } from './everyBrand.ts';
import { asWideAsAPhone, checkPictures } from './pictures.ts';
import preview from './preview.tsx';

interface Told {
  id: string;
  tags: string[];
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** What every story is tested for, besides axe's full rules: its looks, in every brand and in none. */
async function afterEach({ id, tags, globals, parameters }: Told): Promise<void> {
  // Storybook's own hidden pages have links before ours: none of ours would be the first, as one that skips must be.
  for (const hidden of document.querySelectorAll('.sb-wrapper')) hidden.remove();
  const locale = String(globals.locale);
  await checkPictures(id, { tags, parameters, locale });
  // The screens themselves are judged as compositions; their conditions change no colour.
  if (tags.includes('condition')) return;
  await checkEveryBrand(document.body, locale);
  checkHardWired(document.body, { wear, moving });
  asWideAsAPhone(() => checkHardWired(document.body, { wear, moving }));
  // Axe's full rules come next: they judge the story as it was.
  dress(String(globals.brand), String(globals.scheme), locale);
}

setProjectAnnotations([a11yAnnotations, preview, { afterEach }]);
