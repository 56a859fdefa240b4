import type { Meta } from '@storybook/react-vite';
import { runInAction } from 'mobx';
import { expect, screen, waitFor } from 'storybook/test';
import { consent } from '../../domains/analytics/index.ts';
import { overPages } from '../../lib/over-pages.ts';
import { CONVERSATIONS, ROOM } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';
import { beginPageViews } from './PageViews.tsx';

/** A brand that wants its visits counted asks first. */
const meta = {
  title: 'Pages/Consent',
  tags: ['!autodocs'],
  beforeEach: () => {
    runInAction(() => {
      consent.answer = undefined;
    });
    return () => runInAction(() => overPages.clear());
  },
} satisfies Meta;
export default meta;

const start = {
  at: '/home/recommend',
  brand: { analytics: { url: 'https://stats.example/view' } },
  isState: true,
} as const;

const isAsked = async (visitor: Visitor): Promise<void> => {
  await beginPageViews();
  await visitor.sees('consent.accept');
  await waitFor(async () => {
    const { bottom, height } = screen
      .getByRole('button', { name: visitor.text('consent.accept') })
      .getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    // Above the places of a phone, which go on working below it.
    const bar = document.querySelector('.part-bar')?.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(bar && bar.height > 0 ? bar.top : innerHeight);
  });
};

export const Asked = page(start, isAsked);
export const AskedOnDesktop = page({ ...start, screen: 'desktop', locale: 'en' }, isAsked);
export const AskedOverAFloatingBar = page({ ...start, variants: { nav: 'pill' } }, isAsked);
export const Declined = page(start, async (visitor) => {
  await isAsked(visitor);
  await visitor.presses('consent.decline');
  await waitFor(() => expect(screen.queryByText(visitor.text('consent.text'))).toBeNull());
});

/** What was written last, and the line to write on, stand free of it. */
export const AskedInARoom = page(
  { ...start, at: `/room/${ROOM}`, me, answers: CONVERSATIONS },
  async (visitor) => {
    await isAsked(visitor);
    await waitFor(async () => {
      const name = visitor.text('consent.accept');
      const card = screen.getByRole('button', { name }).closest('section')?.getBoundingClientRect();
      const last = [...document.querySelectorAll('[data-message]')].at(-1)?.getBoundingClientRect();
      const field = screen.getByRole('textbox').getBoundingClientRect();
      await expect(last?.bottom).toBeLessThanOrEqual(card?.top ?? 0);
      await expect(field.top).toBeGreaterThanOrEqual(card?.bottom ?? innerHeight);
    });
  },
);
