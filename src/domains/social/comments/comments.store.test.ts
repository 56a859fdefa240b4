import type { Comment } from '@livery/contract';
import { runInAction, when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { mentionOf } from '../../../lib/mentions/mention.model.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { forgetHiddenPeople, hiddenPeople } from '../hidden-people.ts';
import { PostModel } from '../post.model.ts';
import { aPost } from '../social.testing.ts';
import { CommentsStore } from './comments.store.ts';

const aComment = (id: string, change: Partial<Comment> = {}): Comment => ({
  id,
  post_id: '1',
  parent_id: null,
  author: aPost(id).author,
  text: `Comment ${id}`,
  like_count: 0,
  reply_count: 0,
  liked: false,
  create_at: '2026-11-20T10:00:00.000Z',
  ...change,
});

const SEND = 'POST /social/api/posts/:id/comment';

const setUp = (answers: FakeAnswers) => {
  const http = fakeCalls(answers);
  const post = new PostModel(aPost('1'));
  const toasts = new ToastStore();
  const comments = new CommentsStore(post, { http, viewer: { isSignedIn: true }, toasts });
  return { http, post, toasts, comments };
};

describe('comments', () => {
  it('go on page by page without repeats', async () => {
    const pages = [
      { list: [aComment('1'), aComment('2')], next_id: 'a' },
      { list: [aComment('2'), aComment('3')], next_id: null },
    ];
    const { comments, http } = setUp({
      'GET /social/api/posts/:id/comment': () => pages.shift() ?? { list: [], next_id: null },
    });
    comments.pages.open();
    await vi.waitFor(() => expect(comments.pages.status).toBe('ready'));
    comments.pages.more();
    await vi.waitFor(() => expect(comments.pages.status).toBe('end'));
    expect(comments.pages.list.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(http.asked.map(({ options }) => options['query'])).toEqual([
      { next_id: undefined },
      { next_id: 'a' },
    ]);
  });

  it('refuse links, endless words and a crowd of names before they are sent', async () => {
    const { comments, http } = setUp({ [SEND]: () => aComment('9') });
    comments.line.setDraft('see evil。com');
    await when(() => comments.line.fault === 'link', { timeout: 10_000 });
    expect(await comments.send()).toBe(false);
    comments.line.setDraft('啊'.repeat(301));
    expect(comments.line.fault).toBe('length');
    comments.line.setDraft('啊'.repeat(300));
    expect(comments.line.fault).toBeUndefined();
    for (let n = 0; n < 21; n += 1) comments.line.names.add(`n${n}`, `id${n}`);
    comments.line.setDraft(Array.from({ length: 21 }, (_, n) => mentionOf(`n${n}`)).join(''));
    expect(comments.line.fault).toBe('mentions');
    expect(await comments.send()).toBe(false);
    expect(http.asked).toEqual([]);
  });

  it('have replies that come when somebody opens them, once', async () => {
    const asked: unknown[] = [];
    const { comments } = setUp({
      'GET /social/api/comment/:cid/sub-comment': ({ params }) => {
        asked.push(params);
        return { list: [aComment('2')], next_id: null };
      },
    });
    comments.thread('1').open();
    await vi.waitFor(() => expect(comments.thread('1').pages.status).toBe('end'));
    comments.thread('1').open();
    expect(comments.thread('1').list.map(({ id }) => id)).toEqual(['2']);
    expect(asked).toEqual([{ cid: '1' }]);
  });

  it('that were refused, replies too, come with the next try', async () => {
    let isRefused = true;
    const answer = () => {
      if (isRefused) throw refusal('api.guest_quota');
      return { list: [aComment('2')], next_id: null };
    };
    const { comments } = setUp({
      'GET /social/api/posts/:id/comment': answer,
      'GET /social/api/comment/:cid/sub-comment': answer,
    });
    const lists = [comments.pages, comments.thread('1').pages];
    for (const list of lists) list.open();
    await vi.waitFor(() => expect(lists.map(({ status }) => status)).toEqual(['failed', 'failed']));
    isRefused = false;
    comments.retry();
    await vi.waitFor(() => expect(lists.map(({ status }) => status)).toEqual(['end', 'end']));
  });

  it('say when nobody answers, and keep the words', async () => {
    const { comments, toasts } = setUp({ [SEND]: () => Promise.reject(connectionLost(SEND)) });
    comments.line.setDraft('Lovely');
    expect(await comments.send()).toBe(false);
    expect(comments.line.draft).toBe('Lovely');
    expect(toasts.list.map(({ words }) => words)).toEqual([{ id: 'error.no_connection', values: {} }]);
  });

  it('appear on top and are counted, and the line is empty again', async () => {
    const { comments, post } = setUp({ [SEND]: ({ body }) => aComment('9', { text: body.text }) });
    comments.line.setDraft('  Lovely  ');
    expect(await comments.send()).toBe(true);
    expect(comments.pages.list[0]?.text).toBe('Lovely');
    expect(comments.line.draft).toBe('');
    expect(post.counts.comment).toBe(3);
  });

  it.each([
    ['Lovely', ''],
    ['Lovely, and so quiet', ', and so quiet'],
    ['Something else', 'Something else'],
    ['', ''],
  ])('leave what was written while they were on their way: %j', async (written, left) => {
    const sent = Promise.withResolvers<Comment>();
    const { comments } = setUp({ [SEND]: () => sent.promise });
    comments.line.setDraft('Lovely');
    const sending = comments.send();
    expect(comments.line.submission.isSending).toBe(true);
    comments.line.setDraft(written);
    sent.resolve(aComment('9', { text: 'Lovely' }));
    await sending;
    expect(comments.line.draft).toBe(left);
  });

  it('keep their words and their client id when sending fails, so that a repeat is the same comment', async () => {
    const cids: string[] = [];
    const { comments } = setUp({
      [SEND]: ({ body }) => {
        cids.push(body.cid);
        if (cids.length === 1) throw connectionLost(SEND);
        return aComment('9', { text: body.text });
      },
    });
    comments.line.setDraft('Lovely');
    expect(await comments.send()).toBe(false);
    expect(comments.line.draft).toBe('Lovely');
    await comments.send();
    expect(cids[1]).toBe(cids[0]);
    comments.line.setDraft('Another');
    await comments.send();
    expect(cids[2]).not.toBe(cids[0]);
  });
});

describe('replies', () => {
  const REPLY = 'POST /social/api/comment/:cid';

  it('go to the comment that they are for, and stand below it at once', async () => {
    const { comments, http, post } = setUp({
      'GET /social/api/posts/:id/comment': () => ({ list: [aComment('1')], next_id: null }),
      'GET /social/api/comment/:cid/sub-comment': () => ({ list: [], next_id: null }),
      [REPLY]: ({ body }) => aComment('9', { parent_id: '1', text: body.text }),
    });
    comments.pages.open();
    await vi.waitFor(() => expect(comments.pages.status).toBe('end'));
    comments.line.replyTo(comments.list[0]);
    comments.line.setDraft('So it is');
    expect(await comments.send()).toBe(true);
    expect(http.asked.find(({ call }) => call === REPLY)?.options).toMatchObject({ params: { cid: '1' } });
    const thread = comments.thread('1');
    expect([thread.isOpen, thread.list.map(({ text }) => text)]).toEqual([true, ['So it is']]);
    expect([comments.list[0]?.replyCount, post.counts.comment, comments.line.target]).toEqual([
      1,
      3,
      undefined,
    ]);
  });

  it('call people by name with their ids', async () => {
    const bodies: unknown[] = [];
    const { comments } = setUp({
      [SEND]: ({ body }) => {
        bodies.push(body);
        return aComment('9');
      },
    });
    comments.line.names.add('Ann Rivers', 'ann');
    comments.line.setDraft('@Ann Rivers\u2005look, @Ben\u2005too');
    await comments.send();
    expect(bodies).toMatchObject([{ text: '@Ann Rivers\u2005look, @Ben too', mentions: ['ann'] }]);
  });
});

describe('what is done with a comment', () => {
  const LIKE = 'PUT /social/api/comment/:cid/like';
  const open = async (answers: FakeAnswers, list = [aComment('1', { reply_count: 2 }), aComment('2')]) => {
    const test = setUp({ 'GET /social/api/posts/:id/comment': () => ({ list, next_id: null }), ...answers });
    test.comments.pages.open();
    await vi.waitFor(() => expect(test.comments.pages.status).toBe('end'));
    return { ...test, ids: () => test.comments.list.map(({ id }) => id) };
  };

  it('a like counts at once, then as the server counts; a refusal takes it back', async () => {
    let isGone = false;
    const { comments } = await open({
      [LIKE]: () => {
        if (isGone) throw refusal('api.post_not_exist');
        return { like_count: 7, liked: true };
      },
    });
    const [first, second] = comments.list;
    if (!first || !second) throw new Error('two comments');
    const done = comments.toggleLike(first);
    expect([first.like.isOn, first.likeCount]).toEqual([true, 1]);
    await done;
    expect([first.like.isOn, first.likeCount]).toEqual([true, 7]);
    isGone = true;
    await comments.toggleLike(second);
    expect([second.like.isOn, second.likeCount]).toEqual([false, 0]);
  });

  it('a deleted one goes with its replies, and comes back where it was', async () => {
    const { comments, http, post, toasts, ids } = await open({});
    const [first] = comments.list;
    if (!first) throw new Error('a comment');
    comments.delete(first);
    expect([ids(), post.counts.comment]).toEqual([['2'], -1]);
    toasts.list[0]?.action?.run();
    expect([ids(), post.counts.comment, toasts.list]).toEqual([['1', '2'], 2, []]);
    expect(http.asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  });

  it('is deleted in earnest when the page is left, and comes back when the server refuses', async () => {
    const { comments, http, ids } = await open({
      'DELETE /social/api/comment/:cid': () => Promise.reject(refusal('api.view_permission_denied')),
    });
    const [first] = comments.list;
    if (!first) throw new Error('a comment');
    comments.delete(first);
    comments.stop();
    await vi.waitFor(() => expect(ids()).toEqual(['1', '2']));
    expect(http.asked.at(-1)).toMatchObject({ options: { params: { cid: '1' }, keepalive: true } });
  });

  it('the one on top is one', async () => {
    const { comments, ids } = await open({ 'PUT /social/api/comment/:cid/pin': () => undefined as never }, [
      aComment('1', { pinned: true }),
      aComment('2'),
    ]);
    const [, second] = comments.list;
    if (!second) throw new Error('two comments');
    await comments.togglePin(second);
    expect([ids(), comments.list.map(({ isPinned }) => isPinned)]).toEqual([
      ['2', '1'],
      [true, false],
    ]);
  });

  it('goes from the screen when its writer is blocked', async () => {
    const { ids } = await open({});
    runInAction(() => hiddenPeople.add('author2'));
    expect(ids()).toEqual(['1']);
    forgetHiddenPeople();
  });
});

describe('a link to a comment', () => {
  const FIND = 'GET /social/api/comment/:cid';
  const PAGE = 'GET /social/api/posts/:id/comment';
  const find = async (answers: FakeAnswers) => {
    const test = setUp({ [PAGE]: () => ({ list: [aComment('1')], next_id: 'a' }), ...answers });
    const found = test.comments.find('9');
    test.comments.pages.open();
    await found;
    return test;
  };

  it('shows a reply below its comment, marked, though neither is on the first page', async () => {
    const { comments } = await find({
      [FIND]: () => ({ comment: aComment('9', { parent_id: '8' }), parent: aComment('8') }),
      'GET /social/api/comment/:cid/sub-comment': () => ({ list: [aComment('7')], next_id: 'b' }),
    });
    expect([comments.list.map(({ id }) => id), comments.marked]).toEqual([['8', '1'], '9']);
    await vi.waitFor(() => expect(comments.thread('8').pages.status).toBe('ready'));
    expect(comments.thread('8').list.map(({ id }) => id)).toEqual(['7', '9']);
  });

  it('leaves one that is there already in its place', async () => {
    const { comments } = await find({ [FIND]: () => ({ comment: aComment('1'), parent: null }) });
    expect(comments.list.map(({ id }) => id)).toEqual(['1']);
  });

  it('says when it is gone', async () => {
    const { toasts } = await find({ [FIND]: () => Promise.reject(refusal('api.post_not_exist')) });
    expect(toasts.list.map(({ words }) => words)).toEqual([{ id: 'comments.gone' }]);
  });
});

describe('an author who takes no comments', () => {
  it('is asked once, before something is written', async () => {
    const { comments, http } = setUp({
      'GET /social/api/authors/:id/permissions/comment': () => ({ allow_comment: false }),
    });
    expect(comments.line.bar).toBeUndefined();
    await comments.line.askAuthor();
    await comments.line.askAuthor();
    expect([comments.line.bar, http.asked.length]).toEqual(['author', 1]);
  });

  it('says so when something is sent, and the words stay', async () => {
    const { comments } = setUp({ [SEND]: () => Promise.reject(refusal('api.comment_not_allowed')) });
    comments.line.setDraft('Lovely');
    expect(await comments.send()).toBe(false);
    expect([comments.line.bar, comments.line.draft]).toEqual(['author', 'Lovely']);
  });
});
