import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../src/styles/app.css';
import { LocaleProvider } from '../design-system/src/stories/say.tsx';
import { everyRule, focusGuards } from './axe.ts';
import { storyBrands } from './brands.ts';
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
    locale: { toolbar: { title: 'Locale', icon: 'globe', items: ['zh-CN', 'en'], dynamicTitle: true } },
  },
  initialGlobals: { brand: storyBrands[0]?.id, scheme: 'light', locale: 'zh-CN' },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      context: { exclude: focusGuards },
      options: everyRule,
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Layout',
          'Words',
          'Controls',
          'Fields',
          'Content',
          'Media',
          'Messages',
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
    (Story, { globals, parameters }) => {
      const locale = String(globals.locale);
      const brand = String(globals.brand);
      const scheme = String(globals.scheme);
      // Not while React renders: the stories' own frame listens to it.
      useLayoutEffect(() => {
        showVariants(parameters.variants ?? {});
        applyBrand(brand, scheme, locale);
      }, [brand, scheme, locale, parameters.variants]);
      return (
        <LocaleProvider value={locale}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
  tags: ['autodocs'],
} satisfies Preview;
