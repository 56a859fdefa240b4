import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

/** `removeAdditional` would take from an `anyOf` of objects what its first one does not know: the contract takes none in. */
const OPTIONS: Options = { useDefaults: true, allErrors: true, removeAdditional: 'all' };

/** That the contract's schemas are schemas is for tests: to compile what checks it takes a tenth of a server's start. */
const UNCHECKED: Options = { validateSchema: false, meta: false };

export const createCompilers = (checking = UNCHECKED) => ({
  /** An address is text, so its numbers are read from it. */
  address: new Ajv({ ...OPTIONS, ...checking, coerceTypes: 'array' }),
  /** A body is JSON and says what it means: `"false"` is no `false`, `"7"` no 7. */
  body: new Ajv({ ...OPTIONS, ...checking }),
});

/** Compiles with the first request: a server starts with hundreds of schemas, and most of a process's are never needed. */
const whenAsked = (compile: () => ValidateFunction) => {
  let compiled: ValidateFunction | undefined;
  const validate: ((data: unknown, place?: unknown) => boolean) & Partial<ValidateFunction> = (
    data,
    place,
  ) => {
    compiled ??= compile();
    const passes = compiled(data, place as never);
    validate.errors = compiled.errors ?? null;
    return passes;
  };
  // By it Fastify knows a function of Ajv, and tells it where the value stands: what has no fields is changed there.
  return Object.assign(validate, { schemaEnv: {} });
};

/** Checks what comes in against the contract. What it does not name is dropped: no handler sees it. */
export const buildValidator = (): FastifySchemaCompiler<unknown> => {
  let compilers: ReturnType<typeof createCompilers> | undefined;
  return ({ schema, httpPart }) =>
    whenAsked(() => {
      compilers ??= createCompilers();
      return compilers[httpPart === 'body' ? 'body' : 'address'].compile(schema as object);
    });
};
