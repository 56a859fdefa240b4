import type { StorybookConfig } from '@storybook/react-vite';
import { factsPlugin } from './docs/factsPlugin.ts';

// The product's first screen and its way to the server; Storybook has neither.
const PRODUCT_ONLY = new Set(['livery:first-html', 'livery:first-styles', 'livery:proxy', 'livery:chunks']);

export default {
  stories: [
    '../design-system/src/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    './*.stories.tsx',
    './foundations/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [
    { from: '../server/demo/art', to: '/art' },
    { from: '../server/demo/media', to: '/media' },
  ],
  typescript: {
    // By the compiler: it knows what `(typeof buttonTones)[number]` stands for.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['design-system/src/components/**/*.tsx'],
      // A component hands on a few attributes of its element, chosen by name: they are props like its own.
      propFilter: () => true,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      skipChildrenPropWithoutDoc: false,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter(
        (plugin) => !(plugin && 'name' in plugin && PRODUCT_ONLY.has(plugin.name)),
      ),
      factsPlugin(),
    ],
  }),
} satisfies StorybookConfig;
