import type { FinishFile } from '../../infra/objects/object-store.ts';
import { sizedOf } from './beside.ts';
import { examine } from './examining/examine.ts';
import type { FileFacts } from './examining/facts.ts';
import { drawSizes } from './examining/sizes.ts';

export interface LookingInto {
  finish: FinishFile;
  /** What it turned out to be, once `finish` has run. */
  facts(): FileFacts;
}

/** What is done with a chat file before anybody can see it: it is examined, and a picture gets its smaller drawings. */
export const lookInto = (key: string): LookingInto => {
  let facts: FileFacts = {};
  return {
    facts: () => facts,
    finish: async (draft, contentType) => {
      facts = await examine(draft, contentType);
      const drawings = contentType.startsWith('image/') ? await drawSizes(draft) : [];
      return drawings.map(({ size, bytes }) => ({ key: sizedOf(key, size), bytes }));
    },
  };
};
