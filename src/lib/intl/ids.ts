import type { ErrorTextId } from '@livery/contract/catalogue';
import type chinese from '../../locales/zh-CN.json';

/** Every text of the product, named by its place: `feed.tabs.recommend`. */
export type MessageId = keyof typeof chinese | ErrorTextId;
