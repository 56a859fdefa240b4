import type { ErrorTextId } from '@livery/contract/catalogue';
import type chinese from '../../locales/zh-CN.json';

/**
 * Texts of domains, each in its own folder: `declare module '../../lib/intl/ids.ts' { interface DomainTexts { wallet: typeof
 * chinese } }` beside the domain's module.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains fill it
export interface DomainTexts {}

type KeysOf<T> = T extends unknown ? keyof T : never;

/** Every text of the product, named by its place: `feed.tabs.recommend`. */
export type MessageId = keyof typeof chinese | ErrorTextId | KeysOf<DomainTexts[keyof DomainTexts]>;
