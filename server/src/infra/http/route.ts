import {
  type BodyOf,
  type CallName,
  type CallSpec,
  callSpecOf,
  type ParamsOf,
  partsOf,
  type QueryOf,
  type ResultOf,
} from '@livery/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { required } from '../errors.ts';
import type { Caller, Tenant } from '../tenancy.ts';
import { Written } from './written.ts';

/** What a handler gets: everything validated, the access check done. */
export interface CallContext<N extends CallName> {
  tenant: Tenant;
  /** Who asks; on `user` calls always there: use `callerOf`. */
  caller: Caller | undefined;
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The caller of a `user` call. @throws api.unauthorized */
export const callerOf = (context: { caller: Caller | undefined }): Caller =>
  required(context.caller, 'api.unauthorized');

/**
 * Registers one call of the contract: validation of what comes in, stripping of what goes out, access, OpenAPI.
 * The handler returns the `result`, or the text of one; the envelope is added here.
 * @throws Error at start for a call that the contract does not list
 */
export const route = <const N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: (context: CallContext<N>) => Promise<ResultOf<N> | Written<ResultOf<N>>>,
): void => {
  const spec = callSpecOf(name);
  app.route({
    ...addressOf(name, spec),
    schema: { ...schemaOf(name, spec), response: { 200: Type.Object({ result: spec.result }) } },
    handler: async (request, reply) => {
      const result = await handler(contextOf(request, reply));
      if (!(result instanceof Written)) {
        app.contractAudit?.checkResult(name, result);
        return { result };
      }
      app.contractAudit?.checkResult(name, JSON.parse(result.text));
      return reply.type('application/json; charset=utf-8').send(`{"result":${result.text}}`);
    },
  });
};

/** Registers a call that returns the bytes of a file instead of a `result`. */
export const bytesRoute = <const N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: (context: CallContext<N>, reply: FastifyReply) => Promise<unknown>,
): void => {
  const spec = callSpecOf(name);
  app.route({
    ...addressOf(name, spec),
    schema: schemaOf(name, spec),
    handler: (request, reply) => handler(contextOf(request, reply), reply),
  });
};

const contextOf = <N extends CallName>(request: FastifyRequest, reply: FastifyReply): CallContext<N> => ({
  tenant: request.tenant,
  caller: request.caller,
  params: request.params as ParamsOf<N>,
  query: request.query as QueryOf<N>,
  body: request.body as BodyOf<N>,
  request,
  reply,
});

const addressOf = (name: CallName, spec: CallSpec) => {
  const [method, url] = partsOf(name);
  return {
    method,
    url,
    config: { access: spec.access, call: name, ...(spec.form && { isForm: true as const }) },
  };
};

const schemaOf = (name: string, spec: CallSpec): FastifySchema => ({
  summary: spec.summary,
  tags: [tagOf(partsOf(name)[1])],
  ...(spec.params && { params: spec.params }),
  ...(spec.query && { querystring: spec.query }),
  ...(spec.body && { body: spec.body }),
});

const tagOf = (path: string): string =>
  /^\/(?:social|ops)\//.test(path) ? (path.split('/')[1] ?? '') : (path.split('/')[3] ?? 'system');
