// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { BlockWords } from './block-words.store.ts';

const opened = async () => {
  const http = fakeCalls({
    'GET /ops/api/block-words': () => ({ words: ['one', 'two'] }),
    'POST /ops/api/block-words/change': () => ({ words: ['one', 'elsewhere', 'three'] }),
    'POST /ops/api/block-words/test': () => ({ word: 'three' }),
  });
  const words = new BlockWords(http);
  await words.load();
  return { http, words };
};
const bodies = ({ asked }: ReturnType<typeof fakeCalls>) =>
  asked.filter(({ call }) => call.startsWith('POST')).map(({ options }) => options['body']);

it('sends what was changed alone, with a reason, and shows what holds then', async () => {
  const { http, words } = await opened();
  expect(words.typed).toBe('one\ntwo');
  words.setTyped('one\n three \n\nthree');
  expect([await words.save(), bodies(http)]).toEqual([false, []]);
  words.setReason('Fraud');
  expect(await words.save()).toBe(true);
  expect(bodies(http)).toEqual([{ add: ['three'], remove: ['two'], reason: 'Fraud' }]);
  expect([words.typed, words.reason]).toEqual(['one\nelsewhere\nthree', '']);
});

it('tries a text with the words as they are typed, and forgets what came of it when either changes', async () => {
  const { http, words } = await opened();
  words.setTyped('three');
  words.setProbe('one, two, three');
  await words.test();
  expect(bodies(http)).toEqual([{ text: 'one, two, three', words: ['three'] }]);
  expect(words.verdict).toEqual({ status: 'refused', word: 'three' });
  words.setTyped('four');
  expect(words.verdict).toEqual({ status: 'none' });
  http.answers = { 'POST /ops/api/block-words/test': () => ({ word: null }) };
  await words.test();
  expect(words.verdict).toEqual({ status: 'passes' });
});

it('takes the lines of a file in, each once, and keeps what is refused', async () => {
  const { http, words } = await opened();
  await words.import({ text: async () => 'two\r\n\r\n three\r\n' });
  expect(words.typed).toBe('one\ntwo\nthree');
  http.answers = { 'POST /ops/api/block-words/change': () => Promise.reject(refusal('api.validation')) };
  words.setReason('Fraud');
  expect(await words.save()).toBe(false);
  expect([words.typed, words.reason, words.sending.problem]).toEqual([
    'one\ntwo\nthree',
    'Fraud',
    { id: 'ops.words.wrong' },
  ]);
});
