import { LANGUAGES } from '@livery/contract';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../src/styles/app.css';
import { LocaleProvider } from '../design-system/src/stories/say.tsx';
import { everyRule, focusGuards } from './axe.ts';
import { storyBrands } from './brands.ts';
import { DocsPage } from './docs/page.tsx';
import { applyBrand, schemes, showVariants } from './theme.ts';

// Code comes over a dev server, and the machine may have other things to do.
configure({ asyncUtilTimeout: 15_000 });

export default {
  globalTypes: {
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: storyBrands.map(({ id, title }) => ({ value: id, title: title.en ?? id })),
        dynamicTitle: true,
      },
    },
    scheme: { toolbar: { title: 'Scheme', icon: 'contrast', items: [...schemes], dynamicTitle: true } },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: LANGUAGES.map(({ tag, name }) => ({ value: tag, title: name })),
        dynamicTitle: true,
      },
    },
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: storyBrands[0]?.id, scheme: 'light', locale: 'zh-CN', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      context: { exclude: focusGuards },
      options: everyRule,
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Layout',
          'Words',
          'Controls',
          'Fields',
          'Content',
          'Media',
          'Messages',
          'Chat',
          'Overlays',
          'Navigation',
          'Scaffolds',
          'Compositions',
          'Brands',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode, canvasElement }) => {
      const locale = String(globals.locale);
      const brand = String(globals.brand);
      const scheme = String(globals.scheme);
      // Not while React renders: the stories' own frame listens to it.
      useLayoutEffect(() => {
        showVariants(parameters.variants ?? {});
        applyBrand(brand, scheme, locale);
      }, [brand, scheme, locale, parameters.variants]);
      const direction = String(globals.direction);
      useLayoutEffect(() => {
        // What floats stands beside the story, so the whole page turns; a page of docs does not turn with its stories.
        const root = viewMode === 'docs' ? canvasElement : document.documentElement;
        root.dir = direction;
      }, [direction, viewMode, canvasElement]);
      return (
        <LocaleProvider value={locale}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
  tags: ['autodocs'],
} satisfies Preview;
