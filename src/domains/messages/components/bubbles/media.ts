import type { Message } from '@livery/contract';
import { serverClock } from '../../../../lib/server-clock.ts';

/** Media are gone after fourteen days; the server says when (product.md section 4). */
export const isExpired = ({ expire_at }: Message): boolean =>
  expire_at !== null && serverClock.here(Date.parse(expire_at)) <= Date.now();

/** "茶山路线_v3.PDF" → "pdf"; at most four letters. */
export const extensionOf = (filename: string): string =>
  (/\.([A-Za-z0-9]{1,4})$/.exec(filename)?.[1] ?? '').toLowerCase();
