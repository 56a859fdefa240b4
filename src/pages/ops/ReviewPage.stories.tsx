import type { WaitingPost } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { opsLost, opsPage, opsRefuses } from '../../stories/ops.tsx';

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
/** J and K go on and back, on the page that has keys of its own. */
export const ByKeys = opsPage(
  { at, role: 'moderator', answers: { [GET]: () => ({ list: [post, { ...post, id: 'p2' }] }) } },
  async (canvas, { text }) => {
    await canvas.findByText(text('ops.review.place', { at: 1, all: 2 }));
    await userEvent.keyboard('j');
    await canvas.findByText(text('ops.review.place', { at: 2, all: 2 }));
    await userEvent.keyboard('k');
    await canvas.findByText(text('ops.review.place', { at: 1, all: 2 }));
  },
);
/** All that is picked is decided about; what could not be says why, and stays. */
export const AsAList = opsPage(
  {
    ...{ at: `${at}?view=list`, role: 'moderator' },
    answers: {
      [GET]: () => ({ list: [post, { ...post, id: 'p2', description: 'Second' }, { ...post, id: 'p3' }] }),
      'POST /ops/api/posts/:id/review': ({ params }) =>
        params?.['id'] === 'p2' ? opsRefuses('api.too_frequent')() : {},
    },
  },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: text('ops.bulk.all', { count: 3 }) }));
    await userEvent.click(canvas.getByRole('button', { name: text('ops.review.approve') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(text('ops.reason')), 'fine');
    await userEvent.click(dialog.getByRole('button', { name: text('ops.review.approve') }));
    await expect(await canvas.findByText(text('ops.bulk.too_often'))).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(
      canvas.getByRole('checkbox', { name: text('ops.bulk.pick', { name: 'Second' }) }),
    ).toBeChecked();
  },
);
/** The button that asked can’t have the focus back, where nothing is picked any more. */
export const AllDone = opsPage(
  {
    ...{ at: `${at}?view=list`, role: 'moderator' },
    answers: {
      [GET]: () => ({ list: [post, { ...post, id: 'p2', description: 'Second' }] }),
      'POST /ops/api/posts/:id/review': () => ({}),
    },
  },
  async (canvas, { text }) => {
    const name = text('ops.bulk.pick', { name: 'Second' });
    await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: text('ops.review.approve') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(text('ops.reason')), 'fine');
    await userEvent.click(dialog.getByRole('button', { name: text('ops.review.approve') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const all = await canvas.findByRole('checkbox', { name: text('ops.bulk.all', { count: 1 }) });
    await waitFor(() => expect(all).toHaveFocus());
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
