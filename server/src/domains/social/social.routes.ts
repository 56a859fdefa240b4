import { social as calls } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { SocialService } from './social.service.ts';

export const socialRoutes = (app: FastifyInstance, social: SocialService): void => {
  feedRoutes(app, social);
  postRoutes(app, social);
  commentRoutes(app, social);
  route(app, calls.followAuthor, (call) => social.follow(call.tenant, callerOf(call), call.params.id));
  route(app, calls.unfollowAuthor, (call) => social.unfollow(call.tenant, callerOf(call), call.params.id));
};

const feedRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, calls.recommendFeed, (call) => social.recommendFeed(call.tenant, callerOf(call), call.query));
  route(app, calls.followFeed, (call) => social.followFeed(call.tenant, callerOf(call), call.query));
  route(app, calls.guestFeed, ({ tenant, request, query }) =>
    social.guestFeed(tenant, request.address, query),
  );
};

const postRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, calls.getPost, (call) => social.getPost(call.tenant, callerOf(call), call.params.id));
  route(app, calls.getGuestPost, ({ tenant, request, params }) =>
    social.getGuestPost(tenant, request.address, params.id),
  );
  const toggles = [
    [calls.likePost, { mark: 'like', on: true }],
    [calls.unlikePost, { mark: 'like', on: false }],
    [calls.collectPost, { mark: 'collect', on: true }],
    [calls.uncollectPost, { mark: 'collect', on: false }],
  ] as const;
  for (const [spec, change] of toggles) {
    route(app, spec, (call) => social.mark(call.tenant, callerOf(call), call.params.id, change));
  }
};

const commentRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, calls.listComments, (call) =>
    social.listComments(call.tenant, callerOf(call), call.params.id, call.query),
  );
  route(app, calls.listGuestComments, ({ tenant, params, query }) =>
    social.listGuestComments(tenant, params.id, query),
  );
  route(app, calls.postComment, (call) =>
    social.postComment(call.tenant, callerOf(call), call.params.id, call.body),
  );
};
