import { Ajv, type Options } from 'ajv';
import type { FastifyInstance } from 'fastify';

/** `removeAdditional` would take from an `anyOf` of objects what its first one does not know: the contract takes none in. */
const OPTIONS: Options = { useDefaults: true, allErrors: true, removeAdditional: 'all' };

/**
 * Checks what comes in against the contract. An address is text, so its numbers are read from it; a body is JSON and
 * says what it means: `"false"` is no `false`, `"7"` no 7. What the contract does not name is dropped: no handler sees
 * it.
 */
export const useValidation = (app: FastifyInstance): void => {
  const address = new Ajv({ ...OPTIONS, coerceTypes: 'array' });
  const body = new Ajv(OPTIONS);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema as object),
  );
};
