import tailwindcss from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { platformPlugin } from './platform/plugin.ts';

/** Of the dev server of `brand studio` alone; nothing of the studio is ever built. */
export default defineConfig({
  plugins: [platformPlugin(), tailwindcss(), vanillaExtractPlugin(), react()],
  cacheDir: '../node_modules/.cache/studio',
  server: { fs: { allow: ['..'] } },
});
