import { fold } from '@livery/contract';

/** A block is so many messages, by their sequence numbers: block 0 is 1 to 16. */
export const BLOCK = 16;

/** So many messages are indexed at once while people write. */
export const BATCH = 4 * BLOCK;

/** So many blocks of a conversation are looked up at once at most: however common a word is, no more have it. */
export const SEGMENT = 1024;

export const blockOf = (seq: number): number => Math.floor((seq - 1) / BLOCK);
export const segmentOf = (block: number): number => Math.floor(block / SEGMENT);

/** FNV-1a, 32 bits with sign: a column of `integer[]` takes it. */
const hash = (text: string, from = 0x811c9dc5): number => {
  let value = from;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
};

/** Of a folded text: its pairs of neighbouring characters, and its characters. */
const gramsOf = (text: string): string[] => {
  const characters = [...text];
  return characters.flatMap((one, index) => [one, one + (characters[index + 1] ?? '')]);
};

/** How words and people of one segment of a conversation are hashed. */
export const tokensOf = (groupId: string, segment: number) => {
  const [text, person] = [hash(`${groupId} ${segment} text `), hash(`${groupId} ${segment} person `)];
  return {
    /** Of what stands in a message. */
    ofText: (written: string): number[] => gramsOf(fold(written)).map((gram) => hash(gram, text)),
    /** Of what is looked for: where it stands, all of these stand. Two characters or more are looked for by their pairs. */
    ofQuery: (sought: string): number[] => {
      const characters = [...fold(sought)];
      const pairs = characters.slice(1).map((one, index) => `${characters[index]}${one}`);
      return [...new Set((pairs.length > 0 ? pairs : characters).map((gram) => hash(gram, text)))];
    },
    ofAuthor: (userId: string): number => hash(userId, person),
  };
};
