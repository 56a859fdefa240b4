/** What no first screen shows. */
export { BrandLinks } from './BrandLinks.tsx';
export { HelpLine } from './HelpLine.tsx';
export { helpOf } from './help.ts';
export { linksAt } from './links.ts';
