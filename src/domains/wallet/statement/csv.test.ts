// @vitest-environment node
import { expect, it } from 'vitest';
import { csvAmount, csvOf, csvText } from './csv.ts';

it('quotes what would end a cell or a line', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('\uFEFFa,"b,c"\r\n"say ""hi""","two\nlines"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('makes words of %j', (text) => {
  expect(csvText(text)).toBe(`'${text}`);
});

it('leaves other words', () => expect(csvText("周末 - O'Brien")).toBe("周末 - O'Brien"));

it.each([
  [-200_050, '-2000.50'],
  [5, '0.05'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('writes %i as a number', (amount, figures) => expect(csvAmount(amount)).toBe(figures));
