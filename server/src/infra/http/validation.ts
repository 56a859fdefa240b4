import { Ajv, type Options } from 'ajv';
import type { FastifyInstance } from 'fastify';

const OPTIONS: Options = { useDefaults: true, allErrors: true };

/**
 * Checks what comes in against the contract. An address is text, so its numbers are read from it; a body is JSON and
 * says what it means: `"false"` is no `false`, `"7"` no 7.
 */
export const useValidation = (app: FastifyInstance): void => {
  const address = new Ajv({ ...OPTIONS, coerceTypes: 'array' });
  const body = new Ajv(OPTIONS);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema as object),
  );
};
