import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type CompiledMessage = string | MessageFormatElement[];

/** Plain words stay a string; a pattern is parsed here, so that no parser travels to the browser. */
const compileMessage = (text: string): CompiledMessage => {
  const elements = parse(text, { ignoreTag: true });
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
};

/** What the first screen says, and what must be said without a connection; the rest comes with the first other page. */
const FIRST = /^(app|nav|feed|time|post|social|page)\.|^error\.(no_connection|not_match|(un)?follow_failed)$/;

export const isFirst = (id: string): boolean => FIRST.test(id);

export const compileMessages = (catalogue: Record<string, string>): Record<string, CompiledMessage> =>
  Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, compileMessage(text)]));
