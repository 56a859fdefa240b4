import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type CompiledMessage = string | MessageFormatElement[];

/** Plain words stay a string; a pattern is parsed here, so that no parser travels to the browser. */
const compileMessage = (text: string): CompiledMessage => {
  const elements = parse(text, { ignoreTag: true });
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
};

export const compileMessages = (catalogue: Record<string, string>): Record<string, CompiledMessage> =>
  Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, compileMessage(text)]));
