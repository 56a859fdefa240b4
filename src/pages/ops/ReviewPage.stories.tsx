import type { WaitingPost } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** Posts that wait for a look. */
const meta = { title: 'Pages/Console/Review', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/review';
const GET = 'GET /ops/api/posts';
const post: WaitingPost = {
  ...{ id: 'p1', author_id: 'u1', username: 'mei2026', kind: 'text', media: [] },
  description: 'Cheap points at <b>https://points.example</b>, today only',
  create_at: '2026-11-28T08:00:00.000Z',
};

export const Waiting = opsPage(
  { at, role: 'moderator', answers: { [GET]: () => ({ list: [post, { ...post, id: 'p2' }] }) } },
  async (canvas) => {
    // Whatever somebody wrote is words, and leads nowhere.
    await expect(await canvas.findByText(post.description)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /points\.example/ })).toBeNull();
  },
);
export const Nothing = opsPage(
  { at, role: 'moderator', screen: 'phone', locale: 'en', answers: { [GET]: () => ({ list: [] }) } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.review.empty'))),
);
export const Failed = opsPage(
  { at, role: 'owner', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
