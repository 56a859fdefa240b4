import stringifierOf from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

/** Writes results with the fields that the contract names; what writes them is made when the first goes out. */
export const useSerialization = (app: FastifyInstance): void => {
  app.setSerializerCompiler(({ schema }) => {
    let stringify: ((result: unknown) => string) | undefined;
    return (result) => {
      stringify ??= stringifierOf(schema as object);
      return stringify(result);
    };
  });
};
