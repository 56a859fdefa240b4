import { withoutBrand } from '../../infra/objects/keys.ts';
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

/** A post's drawings are made for it, of another kind. */
const isOfPost = (key: string): boolean => withoutBrand(key).startsWith('posts/');

/** What is done with a chat file before anybody can see it: it is examined, and a picture gets its smaller drawings. */
export const lookInto = (key: string): LookingInto => {
  let facts: FileFacts = {};
  return {
    facts: () => facts,
    finish: async (draft, contentType) => {
      facts = await examine(draft, contentType);
      const isDrawn = contentType.startsWith('image/') && !isOfPost(key);
      const drawings = isDrawn ? await drawSizes(draft) : [];
      return drawings.map(({ size, bytes }) => ({ key: sizedOf(key, size), bytes }));
    },
  };
};
