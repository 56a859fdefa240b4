import { points, type WaitingPost } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError, required } from '../../infra/errors.ts';
import { route } from '../../infra/http/route.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { createPostOperators } from '../social/publishing/operators.ts';
import { type createWalletOperators, manualTypeOf } from '../wallet/operators.ts';
import { byOf } from './by.ts';

/** What operators do every day, whatever way they come. */
export interface OperatorsWork {
  posts: ReturnType<typeof createPostOperators>;
  wallet: ReturnType<typeof createWalletOperators>;
  findPeople: (db: Tenant['db'], ids: readonly string[]) => Promise<{ id: string; username: string }[]>;
}

type Waiting = Awaited<ReturnType<OperatorsWork['posts']['listPosts']>>[number];
type Movement = Awaited<ReturnType<OperatorsWork['wallet']['ask']>>;

type Names = ReadonlyMap<string, string>;

const presentPost = ({ create_at, media, kind, ...post }: Waiting): WaitingPost => ({
  ...post,
  kind: kind as WaitingPost['kind'],
  media: media.map(({ file, poster = '' }) => ({ url: publicUrl(file), poster: publicUrl(poster) })),
  create_at: create_at.toISOString(),
});

const presentMovement = ({ create_at, ...movement }: Movement, names: Names) => ({
  ...movement,
  username: names.get(movement.user_id) ?? '',
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
    const by = byOf(request, reason);
    await posts[body.decision === 'approve' ? 'approvePost' : 'rejectPost'](tenant, params.id, by);
    return {};
  });
};

const moneyRoutes = (app: FastifyInstance, { wallet, findPeople }: OperatorsWork): void => {
  const present = async ({ db }: Tenant, movements: Movement[]) => {
    const people = await findPeople(db, [...new Set(movements.map(({ user_id }) => user_id))]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    return movements.map((movement) => presentMovement(movement, names));
  };
  const presentOne = async (tenant: Tenant, movement: Movement) =>
    required((await present(tenant, [movement]))[0], 'api.not_found');

  route(app, 'GET /ops/api/movements', async ({ tenant, query }) => {
    const { list, next_id } = await wallet.page(tenant, query);
    return { list: await present(tenant, list), next_id };
  });
  route(app, 'POST /ops/api/movements', async ({ tenant, body, request }) => {
    const type = required(manualTypeOf(body.type), 'api.invalid_data');
    const asked = { ...body, type, amount: points(body.amount), remark: body.remark.trim() };
    return presentOne(tenant, await wallet.ask(tenant, byOf(request, ''), asked));
  });
  route(app, 'POST /ops/api/movements/:id/decide', async ({ tenant, params, body, request }) => {
    const { agrees, username, amount, reason } = body;
    const agreesTo = agrees ? { username, amount: points(amount) } : undefined;
    const decision = { ...byOf(request, reason), agreesTo };
    return presentOne(tenant, await wallet.decide(tenant, params.id, decision));
  });
};

/** Calls of the console that do what the command line does, by the same operators' services. */
export const operatorsWorkRoutes = (app: FastifyInstance, work: OperatorsWork): void => {
  postsRoutes(app, work);
  moneyRoutes(app, work);
};
