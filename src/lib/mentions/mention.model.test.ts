// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressed, begunAt, callable, calledIn, countCalled, mentionOf } from './mention.model.ts';

describe('a name that is being typed', () => {
  it.each([
    ['@', { from: 0, query: '' }],
    ['你好@海边', { from: 2, query: '海边' }],
    ['come, @Ann', { from: 6, query: 'Ann' }],
    ['(@a', { from: 1, query: 'a' }],
  ])('begins in “%s”', (text, begun) => {
    expect(begunAt(text, text.length)).toEqual(begun);
  });

  it.each(['ann@example', 'see @ann today', mentionOf('Ann'), 'no one', `@${'x'.repeat(31)}`])(
    'does not in “%s”',
    (text) => expect(begunAt(text, text.length)).toBeUndefined(),
  );

  it('is what stands before the caret', () => {
    expect(begunAt('hi @an and more', 6)).toEqual({ from: 3, query: 'an' });
    expect(begunAt('hi @an and more', 2)).toBeUndefined();
  });
});

const people: Record<string, string> = { 'Ann Rivers': 'u1', 海边: 'u2', O: 'u3' };
const idOf = (name: string) => (Object.hasOwn(people, name) ? people[name] : undefined);

describe('whom a text calls', () => {
  it('is told in the order of the text, each once', () => {
    const words = `${mentionOf('海边')}and ${mentionOf('Ann Rivers')}or ${mentionOf('海边')}`;
    expect(addressed(words, idOf)).toEqual({ text: words, mentions: ['u2', 'u1'] });
  });

  it('also when the space after the last name was taken away', () => {
    expect(addressed('ask @Ann Rivers', idOf)).toEqual({
      text: `ask ${mentionOf('Ann Rivers')}`,
      mentions: ['u1'],
    });
  });

  it('is nobody whom one only wrote about, and nobody beyond the twentieth', () => {
    expect(addressed(`@Zoe and ${mentionOf('Zoe')}!`, idOf)).toEqual({
      text: '@Zoe and @Zoe !',
      mentions: [],
    });
    const many = Array.from({ length: 22 }, (_, n) => mentionOf(`n${n}`)).join('');
    const { text, mentions } = addressed(many, (name) => `id-${name}`);
    expect(mentions).toHaveLength(20);
    expect(calledIn(text, mentions).get('n20')).toBeUndefined();
    expect(countCalled(many, (name) => `id-${name}`)).toBe(22);
    expect(countCalled(`${many}${many}@Zoe`, (name) => (name === 'n1' ? 'id' : undefined))).toBe(1);
  });

  it('is understood by every reader, whatever the names', () => {
    const names = fc.uniqueArray(
      fc.string({ unit: 'grapheme', minLength: 1 }).map(callable).filter(Boolean),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(names, fc.array(fc.nat(7)), (all, order) => {
        const words = order.map((at) => (all[at] === undefined ? '@x ' : mentionOf(all[at]))).join('y');
        const sent = addressed(words, (name) => (all.includes(name) ? `id-${name}` : undefined));
        const used = new Set(order.flatMap((at) => all[at] ?? []));
        expect(calledIn(sent.text, sent.mentions)).toEqual(
          new Map([...used].map((name) => [name, `id-${name}`])),
        );
      }),
    );
  });
});

it('cuts a long name between characters', () => {
  expect(callable(`${'a'.repeat(39)}🍵🍵`)).toBe(`${'a'.repeat(39)}🍵`);
});
