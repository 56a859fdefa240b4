export { AppearanceStore } from './appearance.store.ts';
export { readBoot } from './boot.ts';
export { Brand } from './brand.model.ts';
export { readTexts } from './texts.file.ts';
export { useBrand } from './useBrand.ts';
