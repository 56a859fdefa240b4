import { GUEST_USER_ID } from '@livery/contract';
import { bucketIn, keyedId, newKeyedId } from '../../infra/ids.ts';
import { plansOf } from '../../testing/plans/plans-of.ts';
import * as active from './authors/active-authors.repository.ts';
import * as counts from './authors/author-counts.repository.ts';
import * as authors from './authors/authors.repository.ts';
import * as follows from './authors/follows.repository.ts';
import * as newcomers from './authors/newcomers.repository.ts';
import * as people from './authors/people.repository.ts';
import * as closed from './closed/closed.repository.ts';
import * as commentCauses from './comments/comment-causes.repository.ts';
import * as commentWrites from './comments/comment-writes.repository.ts';
import * as comments from './comments/comments.repository.ts';
import * as commentOperators from './comments/operators.repository.ts';
import * as charts from './feeds/charts.repository.ts';
import * as feeds from './feeds/feeds.repository.ts';
import * as followFeed from './feeds/follow-feed.repository.ts';
import * as rank from './feeds/rank.repository.ts';
import * as timelines from './feeds/timelines.repository.ts';
import { CHART, FIRST, UNSEEN } from './page-requests.testing.ts';
import * as hidden from './posts/hidden.repository.ts';
import * as listed from './posts/listed-posts.repository.ts';
import * as marked from './posts/marked-posts.repository.ts';
import * as marks from './posts/marks.repository.ts';
import * as posts from './posts/posts.repository.ts';
import * as shares from './posts/shares.repository.ts';
import * as views from './posts/views.repository.ts';
import * as erasing from './publishing/erasing.repository.ts';
import * as operators from './publishing/operators.repository.ts';
import * as ownPosts from './publishing/own-posts.repository.ts';
import * as publishing from './publishing/publishing.repository.ts';

const PART = { after: '', most: 2_000 };
const LATER = { after: { time: new Date(), id: 'z' }, limit: 31 };
const FORMS = ['whole', 'changing'] as const;
const guest = { viewer: GUEST_USER_ID, ...FIRST };

export const plans = [
  plansOf(posts, {
    findPost: ({ db, person, post }) => posts.findPost(db, person, post),
    findPosts: ({ db, person, post }) => posts.findPosts(db, person, [post, 'nowhere']),
    findUnhiddenPosts: ({ db, person, post }) => posts.findUnhiddenPosts(db, person, [post, 'nowhere']),
    allPosts: 'part',
    forViewer: 'part',
    listable: 'part',
    pageForViewer: 'part',
    postByKey: 'part',
    sizeFor: 'part',
    withAuthors: 'part',
  }),
  plansOf(listed, {
    listPublicPosts: [
      ({ db }) => listed.listPublicPosts(db, { prefix: 'a', after: undefined, limit: 500 }),
      ({ db, post: id }) =>
        listed.listPublicPosts(db, { prefix: '', after: { bucket: bucketIn(id), id }, limit: 500 }),
    ],
    estimatePosts: ({ db, brand }) => listed.estimatePosts(db, brand),
  }),
  plansOf(charts, {
    listBest: [({ db }) => charts.listBest(db, '24h', 150), ({ db }) => charts.listBest(db, '7d', 150)],
    listChart: FORMS.map(
      (form) =>
        ({ db, person: viewer, posts: best }) =>
          charts.listChart(db, charts.textOfChart(best), { ...CHART, viewer }, form),
    ),
    textOfChart: 'part',
    noteChartRanks: [
      ({ db }) => charts.noteChartRanks(db, '24h', 50),
      ({ db }) => charts.noteChartRanks(db, '7d', 50),
    ],
  }),
  plansOf(comments, {
    listComments: [
      ({ db, person: viewer, post: postId }) => comments.listComments(db, { postId, viewer, ...FIRST }),
      ({ db, person: viewer, post: postId, comment: id }) =>
        comments.listComments(db, { postId, viewer, after: { place: 0, id }, limit: 21 }),
    ],
    listReplies: [
      ({ db, person: viewer, comment: commentId }) =>
        comments.listReplies(db, { commentId, viewer, after: undefined, limit: 21 }),
      ({ db, person: viewer, comment: commentId }) =>
        comments.listReplies(db, { commentId, viewer, after: { place: 0, id: commentId }, limit: 21 }),
    ],
    findPinned: ({ db, person: viewer, post: postId }) => comments.findPinned(db, { postId, viewer }),
    findComment: ({ db, person, comment }) => comments.findComment(db, person, comment),
    findPlace: ({ db, comment }) => comments.findPlace(db, comment),
  }),
  plansOf(commentOperators, {
    findOpsComments: [
      ({ db }) => commentOperators.findOpsComments(db, {}, { before: undefined, scan: 51 }),
      ({ db }) => commentOperators.findOpsComments(db, { text: 'ic' }, { before: undefined, scan: 20_000 }),
      ({ db, person: authorId, comment: before }) =>
        commentOperators.findOpsComments(db, { authorId }, { before, scan: 51 }),
      ({ db, post: postId }) =>
        commentOperators.findOpsComments(db, { postId, isRemoved: true }, { before: undefined, scan: 51 }),
      ({ db }) => commentOperators.findOpsComments(db, { isRemoved: true }, { before: undefined, scan: 51 }),
    ],
    findCommentPlace: ({ db, comment }) => commentOperators.findCommentPlace(db, comment),
    removeComment: async ({ db, comment }) => {
      const place = await commentOperators.findCommentPlace(db, comment);
      if (place) await commentOperators.removeComment(db, place);
    },
    restoreComment: async ({ db, comment }) => {
      const place = await commentOperators.findCommentPlace(db, comment);
      if (place) await commentOperators.restoreComment(db, place);
    },
  }),
  plansOf(commentCauses, {
    causesOfComment: ({ db, person, post, comment }) =>
      commentCauses.causesOfComment(db, {
        ...{ id: comment, post_id: post, parent_id: comment, author_id: person },
        ...{ text: 'x', mentions: [], reply_to: null },
      }),
  }),
  plansOf(commentWrites, {
    countOnPost: 'part',
    countReplies: 'part',
    holdPost: ({ db, post }) => commentWrites.holdPost(db, post),
    insertComment: async ({ db, person, comment }) => {
      const place = await comments.findPlace(db, comment);
      return commentWrites.insertComment(db, {
        ...{ id: keyedId(bucketIn(comment)), post_id: place?.post_id ?? '', parent_id: comment },
        ...{ author_id: person, text: 'x', mentions: [], reply_to: null, cid: 'new' },
      });
    },
    deleteComment: ({ db, post, comment }) =>
      commentWrites.deleteComment(db, { id: comment, post_id: post, parent_id: comment }),
    pinComment: ({ db, post, comment }) => commentWrites.pinComment(db, { postId: post, id: comment }),
    likeComment: ({ db, person, comment }) => commentWrites.likeComment(db, comment, person),
    unlikeComment: ({ db, person, comment }) => commentWrites.unlikeComment(db, comment, person),
  }),
  plansOf(follows, {
    insertFollow: ({ db, person, other }) => follows.insertFollow(db, person, other),
    deleteFollow: ({ db, person, other }) => follows.deleteFollow(db, person, other),
    hasFollowed: ({ db, person, other }) => follows.hasFollowed(db, person, other),
    findFollowed: ({ db, person, other }) => follows.findFollowed(db, person, [other]),
    findFollowCounts: ({ db, person }) => follows.findFollowCounts(db, person),
    endFollowing: ({ db, person, other }) => follows.endFollowing(db, person, other),
  }),
  plansOf(people, {
    listFollows: [
      ({ db, person }) => people.listFollows(db, 'followers', person, { ...guest, q: '' }),
      ({ db, person: viewer, other }) =>
        people.listFollows(db, 'followings', other, { ...LATER, viewer, q: 'person' }),
      ({ db, person: viewer, other }) =>
        people.listFollows(db, 'followers', other, { ...LATER, viewer, q: '' }),
    ],
    listLikers: ({ db, person: viewer, post }) => people.listLikers(db, post, { ...LATER, viewer }),
    listViewers: ({ db, person: viewer, post }) => people.listViewers(db, post, { ...LATER, viewer }),
    listHiddenAuthors: ({ db, person: viewer }) => people.listHiddenAuthors(db, { ...LATER, viewer }),
  }),
  plansOf(marked, {
    listWritten: [
      ({ db, person: viewer, other: author }) => marked.listWritten(db, { viewer, author, ...FIRST }),
      ({ db, person, post }) =>
        marked.listWritten(db, { viewer: person, author: person, after: { id: post }, limit: 31 }),
    ],
    listMarked: [
      ({ db, other: person }) => marked.listMarked(db, 'like', { ...guest, person }),
      ({ db, person: viewer, other: person }) =>
        marked.listMarked(db, 'collect', { ...LATER, viewer, person }),
    ],
  }),
  plansOf(shares, { noteShare: ({ db, person, post }) => shares.noteShare(db, post, person) }),
  plansOf(views, { noteView: ({ db, person, post }) => views.noteView(db, post, person) }),
  plansOf(hidden, {
    hidePost: ({ db, person, post }) => hidden.hidePost(db, person, post),
    unhidePost: ({ db, person, post }) => hidden.unhidePost(db, person, post),
    hideAuthor: ({ db, person, other }) => hidden.hideAuthor(db, person, other),
    unhideAuthor: ({ db, person, other }) => hidden.unhideAuthor(db, person, other),
    isNotHidden: 'part',
  }),
  plansOf(active, { findActiveAuthors: ({ db }) => active.findActiveAuthors(db, 60) }),
  plansOf(newcomers, {
    listNewcomers: [
      ({ db, person }) => newcomers.listNewcomers(db, person, 8),
      ({ db }) => newcomers.listNewcomers(db, GUEST_USER_ID, 8),
    ],
  }),
  plansOf(counts, {
    countPosts: ({ db, person }) => counts.countPosts(db, person),
    countOwnPosts: ({ db, person }) => counts.countOwnPosts(db, person),
  }),
  plansOf(feeds, {
    listByScore: FORMS.flatMap((form) => [
      ({ db }) => feeds.listByScore(db, { ...guest, part: 'all' }, form),
      ({ db, person: viewer }) => feeds.listByScore(db, { ...FIRST, viewer, part: 'images' }, form),
      ({ db, person: viewer }) => feeds.listByScore(db, { ...UNSEEN, viewer }, form),
      ({ db, person: viewer }) => feeds.listByScore(db, { ...UNSEEN, viewer, part: 'rest' }, form),
      ({ db, person: viewer, post: id }) =>
        feeds.listByScore(db, { ...UNSEEN, viewer, after: { place: 50_000, id }, part: 'rest' }, form),
    ]),
    findFloor: ({ db }) => feeds.findFloor(db, 300),
  }),
  plansOf(timelines, {
    listFollowersOf: ({ db, person }) => timelines.listFollowersOf(db, person, PART),
    spreadPost: ({ db, person, post }) => timelines.spreadPost(db, { id: post, author_id: person }, PART),
    noteSpread: ({ db, post }) => timelines.noteSpread(db, post),
    listUnspread: ({ db }) => timelines.listUnspread(db, 100),
    isWide: ({ db, person }) => timelines.isWide(db, person, 1),
    fillTimeline: ({ db, person, other }) => timelines.fillTimeline(db, person, other),
    clearTimeline: ({ db, person, other }) => timelines.clearTimeline(db, person, other),
  }),
  plansOf(followFeed, {
    listTimeline: FORMS.flatMap((form) => [
      ({ db, person: viewer }) => followFeed.listTimeline(db, { viewer, before: undefined, limit: 31 }, form),
      ({ db, person: viewer, post: before }) =>
        followFeed.listTimeline(db, { viewer, before, limit: 31 }, form),
    ]),
  }),
  plansOf(marks, {
    addMark: [
      ({ db, post, other }) => marks.addMark(db, 'like', post, other),
      ({ db, post, other }) => marks.addMark(db, 'collect', post, other),
    ],
    removeMark: ({ db, post, other }) => marks.removeMark(db, 'like', post, other),
  }),
  plansOf(authors, {
    isAmong: 'part',
    isIn: 'part',
    isFollowed: 'part',
    followsBack: 'part',
    isNotBlocked: 'part',
    blocksViewer: 'part',
    blockedByViewer: 'part',
    seesPrivacy: 'part',
  }),
  plansOf(publishing, {
    insertPost: ({ db, person }) =>
      publishing.insertPost(
        db,
        {
          ...{
            id: newKeyedId(person),
            author_id: person,
            kind: 'text',
            description: 'x',
            hashtags: [],
            place: '',
          },
          ...{ mentions: [], media: [], privacy: 'everyone', allow_comment: true, allow_save: true },
        },
        'new',
      ),
    findUnreadyPost: ({ db, post }) => publishing.findUnreadyPost(db, post),
    reviewPost: ({ db, post }) =>
      publishing.reviewPost(db, post, { from: ['approved'], review: 'rejected', reason: 'x' }),
  }),
  plansOf(ownPosts, {
    setPermissions: ({ db, person: userId, post: id }) =>
      ownPosts.setPermissions(db, { id, userId }, { privacy: 'self' }),
    deletePost: ({ db, person: userId, post: id }) => ownPosts.deletePost(db, { id, userId }),
  }),
  plansOf(operators, {
    countPostsToReview: ({ db }) => operators.countPostsToReview(db, 1000),
    findPostsToReview: ({ db }) => operators.findPostsToReview(db, 100),
    findReviewedPost: ({ db, post }) => operators.findReviewedPost(db, post),
  }),
  plansOf(erasing, {
    findPostsToErase: ({ db }) => erasing.findPostsToErase(db, { limit: 50, without: ['s7'] }),
    findStuckPosts: ({ db }) => erasing.findStuckPosts(db, 24, 100),
    eraseHanging: [
      ({ db, post }) => erasing.eraseHanging(db, 'comments', post, 100),
      ({ db, post }) => erasing.eraseHanging(db, 'post_likes', post, 100),
      ({ db, post }) => erasing.eraseHanging(db, 'post_views', post, 100),
      ({ db, post }) => erasing.eraseHanging(db, 'post_shares', post, 100),
    ],
    endErasing: ({ db, post }) => erasing.endErasing(db, post),
    blankPost: ({ db, post }) => erasing.blankPost(db, post),
    eraseAgain: ({ db, post }) => erasing.eraseAgain(db, post),
  }),
  plansOf(closed, {
    listPostsOf: ({ db, person }) => closed.listPostsOf(db, person, 100),
    listCommentsOf: ({ db, person }) => closed.listCommentsOf(db, person, 100),
    listMarksOf: [
      ({ db, person }) => closed.listMarksOf(db, 'like', person, 100),
      ({ db, person }) => closed.listMarksOf(db, 'collect', person, 100),
    ],
    listLikedComments: ({ db, person }) => closed.listLikedComments(db, person, 100),
    listFollowsOf: ({ db, person }) => closed.listFollowsOf(db, person, 100),
    eraseOwnRows: closed.OWN_ROWS.map(
      (table) =>
        ({ db, person }) =>
          closed.eraseOwnRows(db, table, person, 100),
    ),
    eraseFollowCounts: ({ db, person }) => closed.eraseFollowCounts(db, person),
  }),
  plansOf(rank, { raisedScore: 'part' }),
];
