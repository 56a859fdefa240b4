import { Type } from 'typebox';
import { calls, Nullable } from './call.ts';

const Words = Type.Array(Type.String({ maxLength: 80 }), { maxItems: 2_000 });
const BlockWords = Type.Object({ words: Words });

/** Words that nothing may say which people write. All of it is `@assumed`. */
export const operatorsWordsCalls = calls({
  'GET /ops/api/block-words': {
    access: 'operator',
    right: 'content.review',
    summary: 'All block words of the brand',
    result: BlockWords,
  },
  'POST /ops/api/block-words/change': {
    access: 'operator',
    right: 'content.review',
    summary:
      'Put words in and take others out; what another operator changed meanwhile stays. A repeat changes nothing',
    body: Type.Object({ add: Words, remove: Words, reason: Type.String({ minLength: 1, maxLength: 300 }) }),
    result: BlockWords,
  },
  'POST /ops/api/block-words/test': {
    access: 'operator',
    right: 'content.review',
    summary: 'Which of these words a text contains, as texts of people are refused; nothing is kept',
    body: Type.Object({ text: Type.String({ maxLength: 2_000 }), words: Words }),
    result: Type.Object({ word: Nullable(Type.String()) }),
  },
});
