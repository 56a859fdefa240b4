// @vitest-environment node
import type { Comment } from '@livery/contract';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { PostModel } from '../post.model.ts';
import { socialApi } from '../social.api.ts';
import { aPost } from '../social.testing.ts';
import { CommentsStore } from './comments.store.ts';

const aComment = (id: string, text = `Comment ${id}`): Comment => ({
  id,
  post_id: '1',
  parent_id: null,
  author: aPost(id).author,
  text,
  like_count: 0,
  reply_count: 0,
  liked: false,
  create_at: '2026-11-20T10:00:00.000Z',
});

const SEND = 'POST /social/api/posts/:id/comment';

const setUp = (answers: FakeAnswers) => {
  const http = fakeCalls(answers);
  const post = new PostModel(aPost('1'));
  const toasts = new ToastStore();
  const api = socialApi(http, { isSignedIn: true });
  return { http, post, toasts, comments: new CommentsStore(post, { http, api, toasts }) };
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

  it('refuse links and endless words before they are sent', async () => {
    const { comments, http } = setUp({ [SEND]: () => aComment('9') });
    comments.setDraft('see evil。com');
    await when(() => comments.fault === 'link', { timeout: 10_000 });
    expect(await comments.send()).toBe(false);
    comments.setDraft('啊'.repeat(301));
    expect(comments.fault).toBe('length');
    comments.setDraft('啊'.repeat(300));
    expect(comments.fault).toBeUndefined();
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
    comments.repliesTo('1').open();
    await vi.waitFor(() => expect(comments.repliesTo('1').status).toBe('end'));
    comments.repliesTo('1').open();
    expect(comments.repliesTo('1').list.map(({ id }) => id)).toEqual(['2']);
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
    const lists = [comments.pages, comments.repliesTo('1')];
    for (const list of lists) list.open();
    await vi.waitFor(() => expect(lists.map(({ status }) => status)).toEqual(['failed', 'failed']));
    isRefused = false;
    comments.retry();
    await vi.waitFor(() => expect(lists.map(({ status }) => status)).toEqual(['end', 'end']));
  });

  it('say when nobody answers, and keep the words', async () => {
    const { comments, toasts } = setUp({ [SEND]: () => Promise.reject(connectionLost(SEND)) });
    comments.setDraft('Lovely');
    expect(await comments.send()).toBe(false);
    expect(comments.draft).toBe('Lovely');
    expect(toasts.list.map(({ words }) => words)).toEqual([{ id: 'error.no_connection', values: {} }]);
  });

  it('appear on top and are counted, and the line is empty again', async () => {
    const { comments, post } = setUp({ [SEND]: ({ body }) => aComment('9', body.text) });
    comments.setDraft('  Lovely  ');
    expect(await comments.send()).toBe(true);
    expect(comments.pages.list[0]?.text).toBe('Lovely');
    expect(comments.draft).toBe('');
    expect(post.counts.comment).toBe(3);
  });

  it('keep their words and their client id when sending fails, so that a repeat is the same comment', async () => {
    const cids: string[] = [];
    const { comments } = setUp({
      [SEND]: ({ body }) => {
        cids.push(body.cid);
        if (cids.length === 1) throw connectionLost(SEND);
        return aComment('9', body.text);
      },
    });
    comments.setDraft('Lovely');
    expect(await comments.send()).toBe(false);
    expect(comments.draft).toBe('Lovely');
    await comments.send();
    expect(cids[1]).toBe(cids[0]);
    comments.setDraft('Another');
    await comments.send();
    expect(cids[2]).not.toBe(cids[0]);
  });
});
