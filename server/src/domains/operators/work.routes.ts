import { points, type WaitingPost } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, required } from '../../infra/errors.ts';
import { route } from '../../infra/http/route.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import type { createPostOperators } from '../social/publishing/operators.ts';
import { type createWalletOperators, manualTypeOf } from '../wallet/operators.ts';

/** What operators do every day, whatever way they come. */
export interface OperatorsWork {
  posts: ReturnType<typeof createPostOperators>;
  wallet: ReturnType<typeof createWalletOperators>;
}

type Waiting = Awaited<ReturnType<OperatorsWork['posts']['listPosts']>>[number];
type Movement = Awaited<ReturnType<OperatorsWork['wallet']['ask']>>;

const nameOf = ({ operator }: FastifyRequest): string => required(operator, 'api.unauthorized').name;

const presentPost = ({ create_at, media, kind, ...post }: Waiting): WaitingPost => ({
  ...post,
  kind: kind as WaitingPost['kind'],
  media: media.map(({ file, poster = '' }) => ({ url: publicUrl(file), poster: publicUrl(poster) })),
  create_at: create_at.toISOString(),
});

const presentMovement = ({ decided_by: _, create_at, ...movement }: Movement) => ({
  ...movement,
  create_at: create_at.toISOString(),
});

const postsRoutes = (app: FastifyInstance, { posts }: OperatorsWork): void => {
  route(app, 'GET /ops/api/posts', async ({ tenant }) => ({
    list: (await posts.listPosts(tenant)).map(presentPost),
  }));
  route(app, 'POST /ops/api/posts/:id/review', async ({ tenant, params, body, request }) => {
    const reason = body.reason.trim();
    // Its author reads it.
    if (body.decision === 'reject' && reason === '')
      throw new ApiError('api.validation', { reason: 'missing' });
    const by = { operator: nameOf(request), address: request.address, reason };
    await posts[body.decision === 'approve' ? 'approvePost' : 'rejectPost'](tenant, params.id, by);
    return {};
  });
};

const moneyRoutes = (app: FastifyInstance, { wallet }: OperatorsWork): void => {
  route(app, 'GET /ops/api/movements', async ({ tenant }) => ({
    list: (await wallet.pending(tenant)).map(presentMovement),
  }));
  route(app, 'POST /ops/api/movements', async ({ tenant, body, request }) => {
    const type = required(manualTypeOf(body.type), 'api.invalid_data');
    const asked = { ...body, type, amount: points(body.amount), remark: body.remark.trim() };
    return presentMovement(await wallet.ask(tenant, nameOf(request), asked));
  });
  route(app, 'POST /ops/api/movements/:id/decide', async ({ tenant, params, body, request }) => {
    const { agrees, username, amount, reason } = body;
    const agreesTo = agrees ? { username, amount: points(amount) } : undefined;
    const decision = { operator: nameOf(request), agreesTo, reason: reason.trim() };
    return presentMovement(await wallet.decide(tenant, params.id, decision));
  });
};

/** Calls of the console that do what the command line does, by the same operators' services. */
export const operatorsWorkRoutes = (app: FastifyInstance, work: OperatorsWork): void => {
  postsRoutes(app, work);
  moneyRoutes(app, work);
};
