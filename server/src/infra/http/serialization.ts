import stringifierOf from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

/** Writes results with the fields that the contract names; what writes them is made when the first goes out. */
export const buildSerializer =
  (): FastifySerializerCompiler<unknown> =>
  ({ schema }) => {
    let stringify: ((result: unknown) => string) | undefined;
    return (result) => {
      stringify ??= stringifierOf(schema as object);
      return stringify(result);
    };
  };
