// @vitest-environment node
import type { Author } from '@livery/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { aPost } from '../social.testing.ts';
import { HiddenAuthors } from './hidden-authors.store.ts';

const [ann, ben, cas] = ['ann', 'ben', 'cas'].map((id) => aPost(id).author) as [Author, Author, Author];
const toasts = { show: vi.fn() };
let http: FakeCalls;
let hidden: HiddenAuthors;

const ids = () => hidden.list.list.map(({ id }) => id);

beforeEach(async () => {
  toasts.show.mockReset();
  http = fakeCalls({
    'GET /social/api/hidden-authors': ({ query }) =>
      query?.next_id === 'more' ? { list: [cas], next_id: null } : { list: [ann, ben], next_id: 'more' },
    'PUT /social/api/authors/:id/unhide': () => ({}),
  });
  hidden = new HiddenAuthors({ http, toasts });
  hidden.list.open();
  await vi.waitFor(() => expect(ids()).toEqual([ann.id, ben.id]));
});

it('lists whom one has hidden, page after page', async () => {
  hidden.list.more();
  await vi.waitFor(() => expect(ids()).toEqual([ann.id, ben.id, cas.id]));
});

it('who is shown again goes from it', async () => {
  await hidden.show(ann, 'Ann');
  expect(http.asked.at(-1)).toMatchObject({
    call: 'PUT /social/api/authors/:id/unhide',
    options: { params: { id: ann.id } },
  });
  expect(ids()).toEqual([ben.id]);
  expect(toasts.show.mock.calls).toEqual([[{ id: 'hidden.shown', values: { name: 'Ann' } }, 'success']]);
});

it('says that nothing happened without a connection', async () => {
  http.answers['PUT /social/api/authors/:id/unhide'] = () => Promise.reject(connectionLost('PUT'));
  await hidden.show(ann, 'Ann');
  expect(ids()).toEqual([ann.id, ben.id]);
  expect(toasts.show.mock.calls).toEqual([[{ id: 'error.no_connection', values: {} }, 'error']]);
});
