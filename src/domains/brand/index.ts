export { AppearanceStore } from './appearance.store.ts';
export { readBoot, readTexts } from './brand.files.ts';
export { Brand } from './brand.model.ts';
export { useBrand } from './useBrand.ts';
