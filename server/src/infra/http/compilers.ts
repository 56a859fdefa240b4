import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

const refuse = () => () => {
  throw new Error('Only calls of the contract are checked and written by schemas: register it as one.');
};

/** Calls have compilers of their own (`calls.ts`); Fastify's, which nothing would ask, are not even loaded. */
export const schemaController = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
  // The types want what Ajv's own factories return.
} as unknown as SchemaController;
