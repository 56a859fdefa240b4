// @vitest-environment node
import { expect, it } from 'vitest';
import { ReasonForm } from './reason-form.store.ts';

it('asks no more once it is done, and goes on asking about another that it was asked about meanwhile', async () => {
  const form = new ReasonForm<string>();
  const answers: (() => void)[] = [];
  const send = (item: string) => {
    form.ask(item);
    form.setReason(`about ${item}`);
    return form.send(() => new Promise<void>((resolve) => answers.push(resolve)));
  };
  const first = send('a');
  answers[0]?.();
  expect(await first).toEqual({ item: 'a', result: undefined });
  expect([form.asked, form.reason]).toEqual([undefined, '']);
  const second = send('b');
  form.ask('c');
  form.setReason('about c');
  answers[1]?.();
  expect((await second)?.item).toBe('b');
  expect([form.asked, form.reason]).toEqual(['c', 'about c']);
});
