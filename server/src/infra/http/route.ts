import type { BodyOf, CallSpec, ParamsOf, QueryOf, ResultOf } from '@livery/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { demand } from '../errors.ts';
import type { Caller, Tenant } from '../tenancy.ts';

/** What a handler gets: everything validated, the access check done. */
export interface CallContext<S extends CallSpec> {
  tenant: Tenant;
  /** Who asks; on `user` calls always there: use `callerOf`. */
  caller: Caller | undefined;
  params: ParamsOf<S>;
  query: QueryOf<S>;
  body: BodyOf<S>;
  request: FastifyRequest;
}

/** The caller of a `user` call. @throws api.unauthorized */
export const callerOf = (context: { caller: Caller | undefined }): Caller =>
  demand(context.caller, 'api.unauthorized');

/**
 * Registers one call of the contract: validation of what comes in, stripping of what goes out, access, OpenAPI.
 * The handler answers the `result`; the envelope is added here.
 */
export const route = <const S extends CallSpec>(
  app: FastifyInstance,
  spec: S,
  handler: (context: CallContext<S>) => Promise<ResultOf<S>>,
): void => {
  app.route({
    method: spec.method,
    url: spec.path,
    config: { access: spec.access },
    schema: {
      summary: spec.summary,
      tags: [tagOf(spec.path)],
      ...(spec.params && { params: spec.params }),
      ...(spec.query && { querystring: spec.query }),
      ...(spec.body && { body: spec.body }),
      response: { 200: Type.Object({ result: spec.result }) },
    },
    handler: async (request) => ({
      result: await handler({
        tenant: request.tenant,
        caller: request.caller,
        params: request.params as ParamsOf<S>,
        query: request.query as QueryOf<S>,
        body: request.body as BodyOf<S>,
        request,
      }),
    }),
  });
};

const tagOf = (path: string): string =>
  path.startsWith('/social/') ? 'social' : (path.split('/')[3] ?? 'system');
