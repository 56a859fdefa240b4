import type { Display } from '@livery/contract/catalogue';
import type { MessageId } from '../intl/ids.ts';

/** How a failure is shown, and in which words; `pass`: the screen that called shows it in its place. */
export interface Explanation {
  display: Display;
  text: MessageId;
  values: Record<string, string | number>;
}
