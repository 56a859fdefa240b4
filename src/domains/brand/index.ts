export { AppearanceStore } from './appearance.store.ts';
export { bootInPage, readBoot } from './boot.ts';
export { Brand } from './brand.model.ts';
export { readTexts } from './texts.file.ts';
export { useBrand } from './useBrand.ts';
