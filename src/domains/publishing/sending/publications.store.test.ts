import { LIMITS, type Post } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import type { Http } from '../../../lib/http/http.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { DraftContent } from '../draft/draft.model.ts';
import { hasPublications } from '../has-publications.ts';
import { aClip, aDraft, aPicture, FakeDevice } from '../publishing.testing.ts';
import { PublicationsStore } from './publications.store.ts';

const ME = 'me';
let device: FakeDevice;
let calls: FakeCalls;
let puts: string[];
let types: string[];
let onPut: (address: string) => void;
let posted: Post[];
let count: number;
let open: PublicationsStore[];

const post = (change: Partial<Post>) => ({ id: 'p1', review: 'processing', ...change }) as Post;

beforeEach(() => {
  localStorage.clear();
  device = new FakeDevice();
  puts = [];
  types = [];
  posted = [];
  count = 0;
  open = [];
  onPut = () => undefined;
  calls = fakeCalls({
    'GET /social/api/upload-info': ({ query }) => {
      count += 1;
      return { file_path: `${query.kind}${count}`, url: `/${query.kind}${count}` };
    },
    'GET /social/api/upload-parts': ({ query }) => ({
      part_size: LIMITS.videoPart,
      missing: [1, 2, 3].map((number) => ({ number, url: `/${query.file_path}#${number}` })),
    }),
    'POST /social/api/upload-parts': ({ body }) => body,
    'POST /social/api/posts': () => post({}),
  });
});
afterEach(() => {
  for (const store of open) store.stop();
});

const start = () => {
  const upload: Http['upload'] = async (_method, address, body, { onProgress } = {}) => {
    if (body instanceof Blob) types.push(body.type);
    onProgress?.(0.5);
    onPut(address);
    puts.push(address);
  };
  const http = { call: calls.call, upload } as Pick<Http, 'call' | 'upload'>;
  const store = new PublicationsStore({
    http,
    me: () => ME,
    kept: device,
    onPost: (one) => posted.push(one),
  });
  open.push(store);
  return store;
};
const publish = async (content: DraftContent) => {
  for (const { id } of content.media) {
    device.files.set(`${id}.source`, new Blob(['s'])).set(`${id}.ready`, new Blob(['r']));
  }
  const store = start();
  return { store, publication: store.publish(content) };
};
const bodies = () =>
  calls.asked.filter(({ call }) => call === 'POST /social/api/posts').map(({ options }) => options.body);

describe('a post on its way', () => {
  it('sends its pictures in their order, then itself, and stays until it is approved', async () => {
    const { store, publication } = await publish(aDraft('Snow #winter', aPicture('a'), aPicture('b')));
    await vi.waitFor(() => expect(publication.state).toBe('processing'));
    expect(puts).toEqual(['/image1', '/image2']);
    expect(bodies()).toEqual([
      expect.objectContaining({
        ...{ cid: publication.cid, kind: 'images', description: 'Snow', hashtags: ['winter'] },
        media: [{ file_path: 'image1' }, { file_path: 'image2' }],
      }),
    ]);
    expect(posted.map(({ id }) => id)).toEqual(['p1']);
    store.receive({ post_id: 'p1', review: 'rejected', reason: 'Blurred' });
    expect(publication).toMatchObject({ state: 'rejected', reason: { plain: 'Blurred' } });
    store.receive({ post_id: 'p1', review: 'rejected', reason: 'too_long' });
    expect(publication.reason).toEqual({ id: 'post.refused.too_long' });
    store.receive({ post_id: 'p1', review: 'approved' });
    expect(publication).toMatchObject({ state: 'approved', reason: undefined });
  });

  it('of words alone sends no media', async () => {
    calls.answers['POST /social/api/posts'] = () => post({ review: 'approved' });
    const { publication } = await publish(aDraft('Only words'));
    await vi.waitFor(() => expect(publication.state).toBe('approved'));
    expect(bodies()).toEqual([expect.objectContaining({ kind: 'text', media: [] })]);
    await vi.waitFor(() => expect(device.posts.size).toBe(0));
  });

  it('sends a long video in parts, with its cover', async () => {
    const { publication } = await publish(aDraft('', aClip('v', LIMITS.videoWhole + 1)));
    await vi.waitFor(() => expect(publication.state).toBe('processing'));
    expect(puts).toEqual(['/video1#1', '/video1#2', '/video1#3', '/image2']);
    expect(bodies()).toEqual([
      expect.objectContaining({ kind: 'video', media: [{ file_path: 'video1', cover_path: 'image2' }] }),
    ]);
  });

  it('sends what an iPhone filmed as what it is, and says where no server makes an MP4 of it', async () => {
    const filmed = { ...aClip('v'), name: 'IMG_0001.MOV' };
    const { publication } = await publish(aDraft('', filmed));
    await vi.waitFor(() => expect(publication.state).toBe('processing'));
    const asked = calls.asked.find(({ call }) => call === 'GET /social/api/upload-info');
    expect(asked?.options.query).toEqual({ kind: 'video', extension: 'mov' });
    expect(types).toEqual(['video/quicktime']);
    calls.answers['GET /social/api/upload-info'] = () => {
      throw refusal('api.unsupported_type');
    };
    const refused = (await publish(aDraft('', { ...filmed, id: 'w' }))).publication;
    await vi.waitFor(() => expect(refused.state).toBe('fail'));
    expect(refused.reason).toEqual({ id: 'publish.failed.file' });
  });

  it('goes on after a reload where it was: what had arrived is not sent again', async () => {
    onPut = (address) => {
      if (address === '/image2') throw connectionLost(address);
    };
    const { store, publication } = await publish(aDraft('Snow', aPicture('a'), aPicture('b')));
    await vi.waitFor(() => expect(publication.paths).toEqual({ a: { file_path: 'image1' } }));
    await vi.waitFor(() => expect(publication.state).toBe('waiting'));
    expect(hasPublications.read()).toBe(true);
    store.stop();
    onPut = () => undefined;
    const again = start();
    await vi.waitFor(() => expect(again.list[0]?.state).toBe('processing'));
    expect(puts).toEqual(['/image1', '/image3']);
    expect(bodies()).toEqual([expect.objectContaining({ cid: publication.cid })]);
  });

  it('that is refused says why, after a reload too, and is sent again when its author says so', async () => {
    calls.answers['POST /social/api/posts'] = () => {
      throw refusal('api.invalid_data');
    };
    const { store, publication } = await publish(aDraft('Snow', aPicture('a')));
    await vi.waitFor(() => expect(publication.state).toBe('fail'));
    expect(publication.reason).toEqual({ id: 'publish.failed.file' });
    store.stop();
    const again = start();
    await vi.waitFor(() => expect(again.list[0]?.state).toBe('fail'));
    expect(again.list[0]?.reason).toEqual({ id: 'publish.failed.file' });
    calls.answers['POST /social/api/posts'] = () => post({});
    again.retry(again.list[0] as NonNullable<(typeof again.list)[0]>);
    await vi.waitFor(() => expect(again.list[0]?.state).toBe('processing'));
    // A refused file is sent anew.
    expect(puts).toEqual(['/image1', '/image2']);
  });

  it('that is given up leaves nothing behind', async () => {
    onPut = () => {
      throw refusal('api.too_large');
    };
    const { store, publication } = await publish(aDraft('Snow', aPicture('a')));
    await vi.waitFor(() => expect(publication.state).toBe('fail'));
    store.remove(publication);
    expect(store.list).toEqual([]);
    await vi.waitFor(() => expect(device.posts.size + device.files.size).toBe(0));
    expect(hasPublications.read()).toBeUndefined();
  });

  it('that was reviewed while nobody listened is asked for', async () => {
    const { store, publication } = await publish(aDraft('Only words'));
    await vi.waitFor(() => expect(publication.state).toBe('processing'));
    calls.answers['GET /social/api/posts/:id'] = () => post({ review: 'auditing' });
    await store.refresh();
    expect(publication.state).toBe('auditing');
    calls.answers['GET /social/api/posts/:id'] = () => {
      throw refusal('api.post_not_exist');
    };
    await store.refresh();
    expect(store.list).toEqual([]);
  });

  it('that was reviewed before the answer that names it is asked for', async () => {
    let store: PublicationsStore | undefined;
    calls.answers['POST /social/api/posts'] = () => {
      calls.answers['GET /social/api/posts/:id'] = () => post({ review: 'approved' });
      store?.receive({ post_id: 'p1', review: 'approved' });
      return post({});
    };
    store = start();
    const publication = store.publish(aDraft('Only words'));
    await vi.waitFor(() => expect(publication.state).toBe('approved'));
  });

  it('that was reviewed is not taken for one that is not, by an answer from before', async () => {
    const { store, publication } = await publish(aDraft('Only words'));
    await vi.waitFor(() => expect(publication.state).toBe('processing'));
    calls.answers['GET /social/api/posts/:id'] = () => {
      store.receive({ post_id: 'p1', review: 'approved' });
      return post({});
    };
    await store.refresh();
    expect(publication.state).toBe('approved');
  });
});
