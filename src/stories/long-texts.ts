import { stretched } from '../../design-system/src/stories/say.tsx';
import type { Messages } from '../lib/intl/messages.ts';

const LITERAL = 0;

/** Every text of a catalogue, half as long again. */
export const stretchMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, parts]) => [
      id,
      parts.map((part) => (part.type === LITERAL ? { ...part, value: stretched(part.value) } : part)),
    ]),
  );
