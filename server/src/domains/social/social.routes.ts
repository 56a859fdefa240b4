import type { FastifyInstance } from 'fastify';
import { originOf } from '../../infra/http/origin.ts';
import { callerOf, route } from '../../infra/http/route.ts';
import { publishingRoutes } from './publishing/publishing.routes.ts';
import type { SocialService } from './social.service.ts';

export const socialRoutes = (app: FastifyInstance, social: SocialService): void => {
  feedRoutes(app, social);
  postRoutes(app, social);
  commentRoutes(app, social);
  authorRoutes(app, social);
  publishingRoutes(app, social);
  seeingRoutes(app, social);
};

const authorRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, 'GET /social/api/authors/:id', (call) =>
    social.getAuthor(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'GET /social/api/guest/authors/:id', ({ tenant, request, params }) =>
    social.getGuestAuthor(tenant, request.address, params.id),
  );
  route(app, 'GET /social/api/authors/:id/counts', (call) =>
    social.countAuthor(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'GET /social/api/guest/authors/:id/counts', ({ tenant, request, params }) =>
    social.countGuestAuthor(tenant, request.address, params.id),
  );
  route(app, 'GET /social/api/authors/external/:id', (call) =>
    social.getAuthorByUsername(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'GET /social/api/newcomers', (call) => social.listNewcomers(call.tenant, callerOf(call)));
  route(app, 'GET /social/api/guest/newcomers', ({ tenant, request }) =>
    social.listGuestNewcomers(tenant, request.address),
  );
  route(app, 'GET /social/api/authors/:id/permissions/comment', (call) =>
    social.mayComment(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'PUT /social/api/authors/:id/follow', (call) =>
    social.follow(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'PUT /social/api/authors/:id/unfollow', (call) =>
    social.unfollow(call.tenant, callerOf(call), call.params.id),
  );
  authorListRoutes(app, social);
};

const authorListRoutes = (app: FastifyInstance, social: SocialService): void => {
  const posts = [
    ['posts', 'written'],
    ['collected/posts', 'collect'],
    ['liked/posts', 'like'],
  ] as const;
  for (const [path, list] of posts) {
    route(app, `GET /social/api/authors/:id/${path}`, (call) =>
      social.listAuthorPosts(call.tenant, callerOf(call), list, call.params.id, call.query),
    );
    route(app, `GET /social/api/guest/authors/:id/${path}`, ({ tenant, request, params, query }) =>
      social.listGuestAuthorPosts(tenant, request.address, list, params.id, query),
    );
  }
  for (const list of ['followers', 'followings'] as const) {
    route(app, `GET /social/api/authors/:id/${list}`, (call) =>
      social.listFollows(call.tenant, callerOf(call), list, call.params.id, call.query),
    );
    route(app, `GET /social/api/guest/authors/:id/${list}`, ({ tenant, request, params, query }) =>
      social.listGuestFollows(tenant, request.address, list, params.id, query),
    );
  }
};

/** What people see of posts and authors, and do not want to see. */
const seeingRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, 'POST /social/api/posts/:id/view', (call) =>
    social.viewPost(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'GET /social/api/posts/:id/liker-list', (call) =>
    social.listLikers(call.tenant, callerOf(call), call.params.id, call.query),
  );
  route(app, 'GET /social/api/guest/posts/:id/liker-list', ({ tenant, request, params, query }) =>
    social.listGuestLikers(tenant, request.address, params.id, query),
  );
  route(app, 'GET /social/api/posts/:id/viewer-list', (call) =>
    social.listViewers(call.tenant, callerOf(call), call.params.id, call.query),
  );
  route(app, 'GET /social/api/posts/:id/share-link', (call) =>
    social.shareLink(call.tenant, callerOf(call), call.params.id, originOf(call.request.headers.host)),
  );
  route(app, 'GET /social/api/guest/posts/:id/share-link', ({ tenant, request, params }) =>
    social.guestShareLink(tenant, request.address, params.id, originOf(request.headers.host)),
  );
  route(app, 'PUT /social/api/posts/:id/hide', (call) =>
    social.hidePost(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'PUT /social/api/posts/:id/unhide', (call) =>
    social.unhidePost(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'PUT /social/api/authors/:id/hide', (call) =>
    social.hideAuthor(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'PUT /social/api/authors/:id/unhide', (call) =>
    social.unhideAuthor(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'GET /social/api/hidden-authors', (call) =>
    social.hiddenAuthors(call.tenant, callerOf(call), call.query),
  );
};

const feedRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, 'GET /social/api/recommend/public', (call) =>
    social.recommendFeed(call.tenant, callerOf(call), call.query),
  );
  route(app, 'GET /social/api/recommend/follower', (call) =>
    social.followFeed(call.tenant, callerOf(call), call.query),
  );
  route(app, 'GET /social/api/guest/recommend/public', ({ tenant, request, query }) =>
    social.guestFeed(tenant, request.address, query),
  );
};

const postRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, 'GET /social/api/posts/:id', (call) =>
    social.getPost(call.tenant, callerOf(call), call.params.id),
  );
  route(app, 'GET /social/api/guest/posts/:id', ({ tenant, request, params }) =>
    social.getGuestPost(tenant, request.address, params.id),
  );
  const toggles = [
    ['PUT /social/api/posts/:id/like', { mark: 'like', on: true }],
    ['PUT /social/api/posts/:id/unlike', { mark: 'like', on: false }],
    ['PUT /social/api/posts/:id/collect', { mark: 'collect', on: true }],
    ['PUT /social/api/posts/:id/uncollect', { mark: 'collect', on: false }],
  ] as const;
  for (const [spec, change] of toggles) {
    route(app, spec, (call) => social.mark(call.tenant, callerOf(call), call.params.id, change));
  }
};

const commentRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, 'GET /social/api/posts/:id/comment', (call) =>
    social.listComments(call.tenant, callerOf(call), call.params.id, call.query),
  );
  route(app, 'GET /social/api/guest/posts/:id/comment', ({ tenant, request, params, query }) =>
    social.listGuestComments(tenant, request.address, params.id, query),
  );
  route(app, 'GET /social/api/comment/:cid/sub-comment', (call) =>
    social.listReplies(call.tenant, callerOf(call), call.params.cid, call.query),
  );
  route(app, 'GET /social/api/guest/comment/:cid/sub-comment', ({ tenant, request, params, query }) =>
    social.listGuestReplies(tenant, request.address, params.cid, query),
  );
  route(app, 'GET /social/api/comment/:cid', (call) =>
    social.getComment(call.tenant, callerOf(call), call.params.cid),
  );
  route(app, 'GET /social/api/guest/comment/:cid', ({ tenant, request, params }) =>
    social.getGuestComment(tenant, request.address, params.cid),
  );
  commentWriteRoutes(app, social);
};

const commentWriteRoutes = (app: FastifyInstance, social: SocialService): void => {
  route(app, 'POST /social/api/posts/:id/comment', (call) =>
    social.postComment(call.tenant, callerOf(call), call.params.id, call.body),
  );
  route(app, 'POST /social/api/comment/:cid', (call) =>
    social.replyTo(call.tenant, callerOf(call), call.params.cid, call.body),
  );
  route(app, 'DELETE /social/api/comment/:cid', (call) =>
    social.deleteComment(call.tenant, callerOf(call), call.params.cid),
  );
  for (const on of [true, false]) {
    route(app, `PUT /social/api/comment/:cid/${on ? 'like' : 'unlike'}`, (call) =>
      social.likeComment(call.tenant, callerOf(call), call.params.cid, on),
    );
    route(app, `PUT /social/api/comment/:cid/${on ? 'pin' : 'unpin'}`, (call) =>
      social.pinComment(call.tenant, callerOf(call), call.params.cid, on),
    );
  }
};
