import type { StorybookConfig } from '@storybook/react-vite';
import { platformPlugin } from './platform/plugin.ts';

// The product's first screen and its way to the server; Storybook has neither.
const PRODUCT_ONLY = new Set(['livery:first-html', 'livery:first-styles', 'livery:proxy', 'livery:chunks']);

export default {
  stories: [
    '../design-system/src/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    './*.stories.tsx',
    './editor/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: '../server/demo/art', to: '/art' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter(
        (plugin) => !(plugin && 'name' in plugin && PRODUCT_ONLY.has(plugin.name)),
      ),
      platformPlugin(),
    ],
  }),
} satisfies StorybookConfig;
