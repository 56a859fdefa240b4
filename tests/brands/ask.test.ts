import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../server/cli/brand/ask.ts';
import { typed } from '../../server/cli/brand/questions.ts';

/** What somebody types, and what they read meanwhile. */
let typing: PassThrough;
let said: string;
beforeEach(() => {
  typing = new PassThrough();
  said = '';
  vi.spyOn(process, 'stdin', 'get').mockImplementation(() => typing as never);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const noProblems = () => '';
/** Answers each question as it is asked. */
const answer = async (question: RegExp, line: string) => {
  await expect.poll(() => said).toMatch(question);
  said = '';
  typing.write(`${line}\n`);
};

test('Ctrl-D in the middle ends it with a sentence: nothing was written', async () => {
  const asked = ask('plum', {}, noProblems);
  const told = expect(asked).rejects.toThrow('Stopped: nothing was written.');
  await answer(/Name in English \[.+\]: $/, 'Plum & Quince');
  await expect.poll(() => said).toMatch(/Name in Chinese/);
  typing.end();
  await told;
});

test('Ctrl-D at once does the same', async () => {
  const told = expect(ask('plum', {}, noProblems)).rejects.toThrow('Stopped: nothing was written.');
  typing.end();
  await told;
});

test('one question is answered, and ends where nobody answers: what was asked for is not done', async () => {
  const answered = typed('Which? ', 'nothing was done.');
  await answer(/^Which\? $/, ' this one ');
  expect(await answered).toBe('this one');
  typing = new PassThrough();
  const told = expect(typed('Which? ', 'nothing was done.')).rejects.toThrow('Stopped: nothing was done.');
  typing.end();
  await told;
});

test('what a flag gives is not asked, an empty answer takes what stands in brackets, a wrong one is asked again', async () => {
  const problems = ({ color }: { color?: string }) => (color === 'plum' ? 'No colour is called plum.' : '');
  const asked = ask('plum', { 'title-en': 'Plum', 'title-zh': '李' }, problems);
  await answer(/^Accent colour/, 'plum');
  await answer(/No colour is called plum\.\nAccent colour/, '#4955e5');
  await answer(/^Shape/, '');
  await answer(/^Host name/, 'plum.example');
  await answer(/^First language/, 'en');
  await answer(/^Country/, '');
  await answer(/^Id of the brand/, '');
  expect(await asked).toEqual({
    ...{ 'title-en': 'Plum', 'title-zh': '李', color: '#4955e5', host: ['plum.example'], locale: 'en' },
  });
});
