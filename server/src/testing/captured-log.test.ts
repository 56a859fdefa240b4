import { pino } from 'pino';
import { expect, test } from 'vitest';
import { CapturedLog } from './captured-log.ts';

const CODE = '274916';

test.each([
  ['a text', { msg: `code ${CODE} sent` }],
  ['a number', { code: 274916 }],
  ['a field within', { body: { list: [`"${CODE}"`] } }],
  ['a name of a field', { [CODE]: true }],
])('a code in %s is a leak', (_, fields) => {
  const log = new CapturedLog();
  pino({ level: 'trace' }, log.to).info(fields);
  expect(log.leaksOf([CODE, 'another'])).toEqual([CODE]);
});

test.each([
  ['the time of a line', { time: 274916 }],
  ['the process', { pid: 274916 }],
  ['a longer number', { at: 1727491612345 }],
  ['a fraction', { took: 0.274916 }],
  ['an id', { id: `a${CODE}f` }],
])('the digits of a code in %s are none', (_, fields) => {
  const log = new CapturedLog();
  log.to.write(JSON.stringify(fields));
  expect(log.leaksOf([CODE])).toEqual([]);
});
