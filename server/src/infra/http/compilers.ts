import type { FastifyServerOptions } from 'fastify';
import { buildSerializer } from './serialization.ts';
import { buildValidator } from './validation.ts';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

/** What makes of schemas what checks and writes; Fastify's own, which nothing would ask, is not even loaded. */
export const schemaController = {
  compilersFactory: { buildValidator, buildSerializer },
  // The types want what Ajv's own factories return; Fastify calls them as ours are typed.
} as unknown as SchemaController;
