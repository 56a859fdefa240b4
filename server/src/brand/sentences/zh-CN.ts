import type { Catalogue } from './catalogue.ts';
import { CONTENTS } from './zh-CN.contents.ts';
import { FIELDS } from './zh-CN.fields.ts';
import { FILES } from './zh-CN.files.ts';
import { THEME } from './zh-CN.theme.ts';

export { PHRASES } from './zh-CN.phrases.ts';

/** What is wrong and what to write, by the English sentence. `%1` stands for what the sentence names; Chinese may leave it out. */
export const SENTENCES: Catalogue = {
  ...FILES,
  ...FIELDS,
  ...CONTENTS,
  ...THEME,
};
