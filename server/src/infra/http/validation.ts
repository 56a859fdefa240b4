import type { CallSpec } from '@livery/contract/calls';
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

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

/** What of a request a call's schemas speak of, in the order in which it is checked. */
const PARTS = ['params', 'body', 'query'] as const;
type Part = (typeof PARTS)[number];
type Check = readonly [Part, ValidateFunction];

/**
 * Returns what checks a request against its call: it gets the defaults and numbers of the schemas, and what they do not name
 * is dropped. Compiled with the first request of each: a server has hundreds of schemas, and most of a process's are never
 * needed. @throws ApiError api.validation
 */
export const checksOf = <C extends { readonly spec: CallSpec }>() => {
  let compilers: ReturnType<typeof createCompilers> | undefined;
  const checks = new WeakMap<C, Check[]>();
  const compiled = (call: C): Check[] => {
    compilers ??= createCompilers();
    const { address, body } = compilers;
    const made = PARTS.flatMap((part): Check[] => {
      const schema = call.spec[part];
      return schema ? [[part, (part === 'body' ? body : address).compile(schema)]] : [];
    });
    checks.set(call, made);
    return made;
  };
  return (call: C, request: FastifyRequest): void => {
    for (const [part, check] of checks.get(call) ?? compiled(call)) {
      // What has no fields is changed where it stands.
      const at = { parentData: request, parentDataProperty: part };
      if (!check(request[part] ?? null, at as never))
        throw new ApiError('api.validation', reasonsOf(check.errors ?? []));
    }
  };
};

type Fault = Pick<ErrorObject, 'instancePath' | 'keyword'> & { params?: Record<string, unknown> };

/** Which field fails what. */
export const reasonsOf = (faults: readonly Fault[]): Record<string, string> =>
  Object.fromEntries(
    faults.map(({ instancePath, keyword, params }) => [
      instancePath.slice(1).replaceAll('/', '.') || String(params?.['missingProperty'] ?? 'body'),
      keyword,
    ]),
  );
