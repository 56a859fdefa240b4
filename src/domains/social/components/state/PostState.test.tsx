import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { PostModel } from '../../post.model.ts';
import { aPost } from '../../social.testing.ts';
import { PostState } from './PostState.tsx';

const picture = { url: '/a.jpg', width: 3, height: 4, thumbhash: '' };
let post: PostModel;
const show = async (variant: 'badge' | 'notice') =>
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <PostState post={post} variant={variant} />
    </LanguageProvider>,
  );

beforeEach(() => {
  post = new PostModel(aPost('1', { review: 'processing' }));
});
afterEach(cleanup);

it('names what a post waits for, and goes when others see it', async () => {
  const { container } = await show('badge');
  expect(container.textContent).toBe(english['post.state.processing']);
  act(() => post.setReview('auditing', undefined));
  expect(container.textContent).toBe(english['post.state.auditing']);
  act(() => post.setReview('approved', undefined));
  expect(container.textContent).toBe('');
});

it('says on the post’s own page why it was not approved', async () => {
  await show('notice');
  act(() => post.setReview('rejected', 'Blurred'));
  expect(screen.getByRole('alert').textContent).toMatch(/Not approved.*Reason: Blurred/);
  act(() => post.setReview('rejected', 'too_long'));
  expect(screen.getByRole('alert').textContent).toMatch(/Reason: the video is too long/);
});

it('media that are made ready after it was published come with the next reading, and stay as they are from then on', () => {
  post.setReview('approved', undefined);
  post.revise(aPost('1', { media: [picture] }));
  expect(post.media).toEqual([picture]);
  post.revise(aPost('1', { media: [{ ...picture, url: '/a.jpg?signed-again' }] }));
  expect(post.media).toEqual([picture]);
});
