import stringifierOf from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

/** Writes values with the fields that a schema names; what writes them is made with the first. */
export const writerOf = (schema: object) => {
  let stringify: ((value: unknown) => string) | undefined;
  return (value: unknown): string => {
    stringify ??= stringifierOf(schema);
    return stringify(value);
  };
};

/** Writes results with the fields that the contract names. */
export const buildSerializer =
  (): FastifySerializerCompiler<unknown> =>
  ({ schema }) =>
    writerOf(schema as object);
