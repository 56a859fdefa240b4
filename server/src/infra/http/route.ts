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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { required } from '../errors.ts';
import type { Caller, Tenant } from '../tenancy.ts';
import { sharedWriterOf } from './serialization.ts';
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
  const write = sharedWriterOf(spec, () => bodyOf(spec));
  const textOf = (result: ResultOf<N> | Written<ResultOf<N>>): string => {
    const isWritten = result instanceof Written;
    app.contractAudit?.checkResult(name, isWritten ? JSON.parse(result.text) : result);
    return isWritten ? `{"result":${result.text}}` : write({ result });
  };
  app.calls.add({
    ...callOf(name, spec),
    respond: async (request, reply) => {
      const text = textOf(await handler(contextOf(request, reply)));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
};

/** Registers a call that returns the bytes of a file instead of a `result`. */
export const bytesRoute = <const N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: (context: CallContext<N>, reply: FastifyReply) => Promise<unknown>,
): void => {
  app.calls.add({
    ...callOf(name, callSpecOf(name)),
    isFile: true,
    respond: (request, reply) => handler(contextOf(request, reply), reply),
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

const callOf = (name: CallName, spec: CallSpec) => ({
  name,
  spec,
  place: {
    ...{ url: partsOf(name)[1], access: spec.access, call: name },
    ...(spec.form && { isForm: true as const }),
  },
});

/** What a call that succeeds is answered with. */
export const bodyOf = ({ result }: CallSpec) => Type.Object({ result });
