import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { type Schema, typeText } from './type-text.ts';

test.each<[Schema, string]>([
  [Type.String(), 'string'],
  [Type.Union([Type.Literal('dm'), Type.Literal(2), Type.Null()]), '"dm" | 2 | null'],
  [Type.Array(Type.Integer()), 'integer[]'],
  [Type.Array(Type.Union([Type.String(), Type.Number()])), '(string | number)[]'],
  [Type.Object({}), '{}'],
  [{}, 'unknown'],
])('%j reads as %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

test('an object names its fields, with what may be missing and what lies within', () => {
  const schema = Type.Object({
    id: Type.String(),
    pin: Type.Optional(Type.Object({ at: Type.String() })),
    params: Type.Record(Type.String(), Type.Number()),
  });
  expect(typeText(schema)).toBe(`{
  id: string;
  pin?: {
    at: string;
  };
  params: {
    [name: string]: number;
  };
}`);
});
