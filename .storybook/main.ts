import type { StorybookConfig } from '@storybook/react-vite';

// Paints the product's first HTML after a build; Storybook has none.
const SHELL_PLUGIN = 'livery:shell';

export default {
  stories: ['../design-system/src/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: '../server/demo/art', to: '/art' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: config.plugins?.filter(
      (plugin) => !(plugin && 'name' in plugin && plugin.name === SHELL_PLUGIN),
    ),
  }),
} satisfies StorybookConfig;
