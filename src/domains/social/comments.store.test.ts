import type { Comment } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { connectionLost } from '../../lib/http/failure.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { CommentsStore } from './comments.store.ts';
import { PostModel } from './post.model.ts';
import type { SocialApi } from './social.api.ts';
import { aPost } from './social.testing.ts';

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

const setUp = (api: Partial<Pick<SocialApi, 'comments' | 'comment'>>) => {
  const post = new PostModel(aPost('1'));
  const toasts = new ToastStore();
  return { post, toasts, comments: new CommentsStore(post, api as SocialApi, toasts) };
};

describe('comments', () => {
  it('go on page by page without repeats', async () => {
    const pages = [
      { list: [aComment('1'), aComment('2')], next_id: 'a' },
      { list: [aComment('2'), aComment('3')], next_id: null },
    ];
    const { comments } = setUp({ comments: async () => pages.shift() ?? { list: [], next_id: null } });
    await comments.more();
    await comments.more();
    expect(comments.list.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(comments.status).toBe('end');
  });

  it('refuse links and endless words before they are sent', async () => {
    let isSent = false;
    const { comments } = setUp({
      comment: async () => {
        isSent = true;
        return aComment('9');
      },
    });
    comments.write('see www.example.com');
    expect(comments.fault).toBe('link');
    expect(await comments.send()).toBe(false);
    comments.write('啊'.repeat(301));
    expect(comments.fault).toBe('length');
    comments.write('啊'.repeat(300));
    expect(comments.fault).toBeUndefined();
    expect(isSent).toBe(false);
  });

  it('say when nobody answers, and keep the words', async () => {
    const { comments, toasts } = setUp({
      comment: () => Promise.reject(connectionLost('/social/api/posts/1/comment')),
    });
    comments.write('Lovely');
    expect(await comments.send()).toBe(false);
    expect(comments.draft).toBe('Lovely');
    expect(toasts.list.map(({ words }) => words)).toEqual([{ id: 'error.no_connection', values: {} }]);
  });

  it('appear on top and are counted, and the line is empty again', async () => {
    const { comments, post } = setUp({ comment: async (_, text) => aComment('9', text) });
    comments.write('  Lovely  ');
    expect(await comments.send()).toBe(true);
    expect(comments.list[0]?.text).toBe('Lovely');
    expect(comments.draft).toBe('');
    expect(post.counts.comment).toBe(3);
  });

  it('keep their words and their client id when sending fails, so that a repeat is the same comment', async () => {
    const cids: string[] = [];
    const { comments } = setUp({
      comment: async (_, text, cid) => {
        cids.push(cid);
        if (cids.length === 1) throw connectionLost('POST /social/api/posts/:id/comment');
        return aComment('9', text);
      },
    });
    comments.write('Lovely');
    expect(await comments.send()).toBe(false);
    expect(comments.draft).toBe('Lovely');
    await comments.send();
    expect(cids[1]).toBe(cids[0]);
    comments.write('Another');
    await comments.send();
    expect(cids[2]).not.toBe(cids[0]);
  });
});
