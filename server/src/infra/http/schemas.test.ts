import { CALLS, type CallName, callSpecOf } from '@livery/contract/calls';
import stringifierOf from 'fast-json-stringify';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { createCompilers } from './validation.ts';

const names = Object.keys(CALLS) as CallName[];

// The server compiles them when they are first needed: here one that it cannot compile, or that is no schema, is found.
test.each(names)('%s: what comes in can be checked, and what goes out written', (name) => {
  const { address, body } = createCompilers({ validateSchema: true });
  const spec = callSpecOf(name);
  for (const part of [spec.params, spec.query])
    if (part) expect(address.compile(part)).toBeTypeOf('function');
  if (spec.body) expect(body.compile(spec.body)).toBeTypeOf('function');
  expect(stringifierOf(Type.Object({ result: spec.result }))).toBeTypeOf('function');
});

test('what is no schema is found', () => {
  const wrong = Type.Unsafe({ type: 'object', required: 'name' });
  expect(() => createCompilers({ validateSchema: true }).body.compile(wrong)).toThrow('required');
});
