import type { Comment } from '@livery/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { AlertStore } from '../../../lib/toasts/alerts.store.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { PostModel } from '../post.model.ts';
import { aPost } from '../social.testing.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentsStore } from './comments.store.ts';
import { PostComments } from './PostComments.tsx';

const ann = { ...aPost('ann').author, nickname: 'Ann Rivers' };
const comment = (id: string, text: string, change: Partial<Comment> = {}): Comment => ({
  id,
  post_id: '1',
  parent_id: null,
  author: ann,
  text,
  like_count: 0,
  reply_count: 0,
  liked: false,
  create_at: '2026-11-20T10:00:00.000Z',
  ...change,
});

let http: FakeCalls;
let toasts: ToastStore;

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  http = fakeCalls({
    'GET /social/api/posts/:id/comment': () => ({ list: [comment('1', 'What a view')], next_id: null }),
    'GET /social/api/comment/:cid/sub-comment': () => ({ list: [], next_id: null }),
    'GET /social/api/authors/:id/permissions/comment': () => ({ allow_comment: true }),
    'GET /social/api/authors/:id/followings': () => ({ list: [], next_id: null }),
    'POST /social/api/comment/:cid': ({ body }) =>
      comment('2', body.text, {
        parent_id: '1',
        author: { ...ann, id: 'me', nickname: 'Me' },
        mentions: [{ id: ann.id, nickname: ann.nickname }],
      }),
    'PUT /social/api/comment/:cid/like': () => ({ like_count: 1, liked: true }),
  });
  toasts = new ToastStore();
  const stores = {
    http,
    toasts,
    alerts: new AlertStore(),
    users: { id: 'me', isSignedIn: true },
    brand: { config: {} },
    loginPrompt: { require: (work: () => void) => work() },
  } as unknown as Stores;
  const comments = new CommentsStore(new PostModel(aPost('1')), {
    http,
    viewer: { isSignedIn: true, me: { id: 'me' } },
    toasts,
  });
  render(
    <StoresProvider value={stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <PostComments comments={comments} />
          <CommentComposer comments={comments} />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: english['comments.placeholder'] });

it('a reply says whom it is for, calls them by name, and stands below with a link to them', async () => {
  await userEvent.click(await screen.findByRole('button', { name: english['comments.reply'] }));
  expect(document.activeElement).toBe(line());
  expect(screen.getByText('Reply to Ann Rivers')).toBeDefined();
  await userEvent.type(line(), '@an');
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}it is{Enter}');
  const reply = await screen.findByRole('link', { name: '@Ann Rivers' });
  expect(reply.getAttribute('href')).toBe(`/guest-page/${ann.id}`);
  const sent = http.asked.find(({ call }) => call === 'POST /social/api/comment/:cid');
  expect(sent?.options).toMatchObject({ params: { cid: '1' }, body: { mentions: [ann.id] } });
  expect([line().value, screen.queryByText('Reply to Ann Rivers')]).toEqual(['', null]);
});

it('a comment is liked where it stands', async () => {
  const like = await screen.findByRole('button', { name: /^Like this comment/ });
  await userEvent.click(like);
  expect(like.getAttribute('aria-pressed')).toBe('true');
  expect(within(like).getByText('1')).toBeDefined();
});
