import { type CallName, type CallSpec, partsOf } from '@livery/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { required } from '../errors.ts';
import { later } from '../later.ts';
import { type CallRouter, createCallRouter } from './call-router.ts';
import type { Place } from './request.ts';
import { checksOf } from './validation.ts';

/** A call of the contract, as it is served. */
export interface Call {
  readonly name: CallName;
  readonly spec: CallSpec;
  readonly place: Place;
  /** It is answered with the bytes of a file, not with a `result`. */
  readonly isFile?: true;
  /** What came in has been checked. */
  respond(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

export interface Calls {
  /** @throws Error for a call that is there already or below no root, and what those throw who are told */
  add(call: Call): void;
  /** Calls below an address that come with the first request for one; before anything stands before it. */
  addLater(root: Root, load: () => Promise<void>): void;
  /** All that can be made, those that come later too. */
  all(): Promise<readonly Call[]>;
  /** Told of each call that is added, before it can be made. */
  onAdd(look: (place: Place) => void): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    calls: Calls;
  }
  interface FastifyRequest {
    /** The call that is asked for; undefined for pages and files, and where there is none. */
    found: Call | undefined;
    /**
     * Where the request leads: what stands before calls looks at it. What has to hold for all that could be below a root, found or
     * not, looks at `routeOptions.url` instead.
     */
    readonly place: Place;
  }
  interface FastifyContextConfig {
    /** Serves what `calls` finds below it, or nothing. */
    root?: Root;
  }
}

const ROOTS = ['/api/', '/social/api/', '/ops/api/'] as const;
type Root = (typeof ROOTS)[number];

/**
 * Serves the calls of the contract. To the framework they are one route a method and root: it would compile a way, hooks
 * and parsers for each of hundreds, a fifth of a start. First of all hooks but those that tell what the method is: should the calls
 * of a root fail to come, the error knows neither brand nor trace. What is not found has its body unread.
 */
export const useCalls = (app: FastifyInstance): void => {
  const router = createCallRouter<Call>();
  const calls = new Map<CallName, Call>();
  const looks: ((place: Place) => void)[] = [];
  /** Roots whose calls are still to come. */
  const loads = new Map<Root, () => Promise<void>>();
  const check = checksOf<Call>();
  /** Calls under way, also those whose caller has hung up: no connection stands for them any more. */
  const underWay = new Set<Promise<unknown>>();
  app.decorate('calls', {
    add: (call) => {
      if (calls.has(call.name)) throw new Error(`${call.name} is served twice.`);
      if (!ROOTS.some((root) => partsOf(call.name)[1].startsWith(root)))
        throw new Error(`${call.name} stands below none of ${ROOTS.join(', ')}.`);
      for (const look of looks) look(call.place);
      calls.set(call.name, call);
      router.add(call.name, call);
    },
    addLater: (root, load) => {
      if (loads.has(root)) throw new Error(`The calls below ${root} come from somewhere else.`);
      const loading = later(load);
      loads.set(root, () => loading().then(() => void loads.delete(root)));
    },
    all: async () => {
      await Promise.all([...loads.values()].map((load) => load()));
      return [...calls.values()];
    },
    onAdd: (look) => looks.push(look),
  });
  app.decorateRequest('found', undefined);
  app.decorateRequest('place', {
    getter(this: FastifyRequest) {
      return this.found?.place ?? this.routeOptions.config;
    },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { root } = request.routeOptions.config;
    if (root === undefined) return done();
    const find = () => findIn(router, root, request);
    const loading = loads.get(root)?.();
    if (loading) return void loading.then(find).then(() => done(), done);
    find();
    done();
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.routeOptions.config.root && !request.found) return void reply.callNotFound();
    done(null, payload);
  });
  for (const root of ROOTS)
    app.route({
      ...{ method: ['GET', 'POST', 'PUT', 'DELETE'], url: `${root}*`, config: { root } },
      handler: async (request, reply) => {
        const call = required(request.found, 'api.not_found');
        check(call, request);
        const answer = call.respond(request, reply);
        underWay.add(answer);
        return answer.finally(() => underWay.delete(answer));
      },
    });
  // What they need is taken down after that.
  app.addHook('onClose', () => Promise.allSettled(underWay));
};

/** The framework has decoded the rest of the address, and says where it begins. */
const findIn = (router: CallRouter<Call>, root: Root, request: FastifyRequest): void => {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const rest = (request.params as { '*': string })['*'];
  const found = router.find(method, request.raw.url ?? '', root + rest);
  if (!found) return;
  request.found = found.entry;
  request.params = found.params;
};
