import { expect, test } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

test.each([
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['+1+cmd|x', `"'+1+cmd|x"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  ['-12.50', '"-12.50"'],
  ['plain, "quoted"\nline', '"plain, ""quoted""\nline"'],
  [null, '""'],
  [{ mode: 'hold' }, '"{""mode"":""hold""}"'],
])('the cell of %j is text, whatever it begins with', (value, cell) => expect(csvCell(value)).toBe(cell));

test('a table has its head, ends its lines as spreadsheets want it, and says that it is UTF-8', () =>
  expect(csvOf(['a', 'b'], [['1', '极光']])).toBe('\ufeff"a","b"\r\n"1","极光"\r\n'));
