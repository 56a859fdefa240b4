import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { checkEveryBrand } from './everyBrand.ts';
import preview from './preview.tsx';

setProjectAnnotations([
  a11yAnnotations,
  preview,
  { afterEach: ({ globals }) => checkEveryBrand(document.body, String(globals.locale)) },
]);
