import { headOf } from '@livery/contract';

/** Characters of what somebody wrote that those read who are told of it. */
const QUOTED = 120;

export const quoted = (text: string): string => headOf(text, QUOTED);
