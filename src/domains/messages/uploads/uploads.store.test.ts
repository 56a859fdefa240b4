import type { Message } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, CANCELLED } from '../../../lib/http/failure.ts';
import type { Http } from '../../../lib/http/http.ts';
import { FakeServer, GROUP, ME, noConnection, refusal } from '../testing.ts';
import { memoryUploads } from './testing.uploads.ts';
import type { KeptUpload, PreparedFile, UploadKind } from './upload.model.ts';
import type { Upload } from './upload.ts';
import { UploadsStore } from './uploads.store.ts';

let server: FakeServer;
let kept: ReturnType<typeof memoryUploads>;
let stores: UploadsStore[];
let said: string[];
let sent: { message: Message; caption: string | undefined }[];
/** Files that are being put somewhere, in the order of beginning: each ends as the test says. */
let transfers: { address: string; end: (error?: unknown) => void; report: (share: number) => void }[];

const target = { url: '/form', form_data: { key: 'k' }, file_path: 'chat/x' };

const httpOf = (): Pick<Http, 'call' | 'upload'> => {
  const call = async (name: string, options: never) => {
    if (name.endsWith('upload_video_url')) return { url: '/clip', file_path: 'chat/x', poster: target };
    if (name.startsWith('GET /api/v1/files')) return target;
    return server.http.call(name as 'POST /api/v1/messages', options);
  };
  const upload: Http['upload'] = (_method, address, _body, { signal, onProgress } = {}) =>
    new Promise((resolve, reject) => {
      const end = (error?: unknown) => (error ? reject(error) : resolve());
      transfers.push({ address, end, report: (share) => onProgress?.(share) });
      signal?.addEventListener('abort', () => {
        end(new ApiFailure({ code: CANCELLED, message: '', params: {}, status: 0, call: '' }));
      });
    });
  return { call: call as Http['call'], upload };
};

const open = (): UploadsStore => {
  const store = new UploadsStore({
    http: httpOf(),
    me: () => ME,
    kept,
    isHere: () => true,
    onSent: (message, caption) => sent.push({ message, caption }),
    showError: (words) => said.push(JSON.stringify(words)),
    announceFailure: (failure) => said.push(`failed: ${failure?.message}`),
  });
  stores.push(store);
  return store;
};

const prepared = (kind: UploadKind, filename = `a.${kind}`): PreparedFile => ({
  kind,
  filename,
  file: new Blob(['x'], { type: kind === 'image' ? 'image/png' : '' }),
});
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);
/** Whether each waits for the network. */
const cut = ({ list }: UploadsStore) => list.map(({ isCut }) => isCut);
const statuses = (store: UploadsStore) => store.list.map(({ status }) => status);
const stored = () => server.messages.map(({ user_id }) => user_id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  server = new FakeServer();
  kept = memoryUploads();
  [stores, said, sent, transfers] = [[], [], [], []];
});
afterEach(() => {
  for (const store of stores) store.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the queues', () => {
  it.each([
    ['video', 3_000],
    ['audio', 1_000],
    ['file', 1_000],
    ['image', 0],
  ] as const)('wait before each %s for %d ms', async (kind, wait) => {
    const store = open();
    store.add(GROUP, prepared(kind));
    await pass(Math.max(0, wait - 1));
    expect(transfers).toHaveLength(wait === 0 ? 1 : 0);
    await pass(1);
    expect(transfers).toHaveLength(1);
    transfers[0]?.end();
    await pass();
    expect([stored(), store.list, kept.all.size]).toEqual([[ME], [], 0]);
  });

  it('send one of a kind at a time, and kinds beside each other', async () => {
    const store = open();
    for (const name of ['a.pdf', 'b.pdf']) store.add(GROUP, prepared('file', name));
    store.add(GROUP, prepared('video'));
    await pass(10_000);
    expect(transfers.map(({ address }) => address)).toEqual(['/form', '/clip']);
    transfers[0]?.end();
    await pass(999);
    expect(transfers).toHaveLength(2);
    await pass(1);
    expect(transfers).toHaveLength(3);
  });

  it('tell how far a file has gone', async () => {
    const store = open();
    store.add(GROUP, prepared('image'));
    await pass();
    transfers[0]?.report(0.4);
    expect(store.list[0]).toMatchObject({ status: 'uploading', progress: 0.4 });
  });

  it('say the words that go with a file after it', async () => {
    open().add(GROUP, prepared('image'), 'look');
    await pass();
    transfers[0]?.end();
    await pass();
    expect(sent).toMatchObject([{ caption: 'look', message: { user_id: ME } }]);
  });
});

describe('what is cancelled', () => {
  it('stops, is forgotten without a word, and lets the next one go', async () => {
    const store = open();
    for (const name of ['a.png', 'b.png']) store.add(GROUP, prepared('image', name));
    await pass();
    const [first] = store.list;
    if (first) store.remove(first);
    await pass();
    expect([transfers.length, store.list.length, kept.all.size, said]).toEqual([2, 1, 1, []]);
    transfers[1]?.end();
    await pass();
    expect(stored()).toEqual([ME]);
  });

  it('is never sent when its turn has not come', async () => {
    const store = open();
    store.add(GROUP, prepared('video'));
    const [first] = store.list;
    if (first) store.remove(first);
    await pass(10_000);
    expect(transfers).toEqual([]);
  });
});

describe('what fails', () => {
  const fail = async (error: unknown) => {
    const store = open();
    store.add(GROUP, prepared('file'));
    await pass(1_000);
    transfers.at(-1)?.end(error);
    await pass();
    return store;
  };

  it('stays, says so once, and holds nothing back', async () => {
    const store = await fail(refusal(403));
    expect([statuses(store), said]).toEqual([['fail'], ['failed: ']]);
    expect(store.list[0]?.reason).toBe('room.upload.not_permitted');
    store.add(GROUP, prepared('file'));
    await pass(1_000);
    expect(transfers).toHaveLength(2);
  });

  it('is said in words of its own where the store of files has some', async () => {
    const large = new ApiFailure({ code: 'api.too_large', message: '', params: {}, status: 413, call: '' });
    await fail(large);
    expect(said).toEqual(['{"id":"room.upload.refused.large"}']);
  });

  it('is said by us where the catalogue passes it through, and not twice where a call has said it', async () => {
    const explained = (display: 'pass' | 'alert') =>
      Object.assign(refusal(403), { explanation: { display, text: 'error.no_permission', values: {} } });
    await fail(explained('alert'));
    expect(said).toEqual([]);
    await fail(explained('pass'));
    expect(said).toEqual(['{"id":"error.no_permission","values":{}}']);
  });

  it('when it is posted is said by the call alone, and is put again by the next try', async () => {
    const store = open();
    const explanation = { display: 'toast', text: 'error.too_large', values: {} };
    const fault = new ApiFailure({ code: 'api.too_large', message: '', params: {}, status: 413, call: '' });
    Object.assign(server, { isDown: true, fault: Object.assign(fault, { explanation }) });
    store.add(GROUP, prepared('image'));
    await pass();
    transfers[0]?.end();
    await pass();
    expect([statuses(store), said]).toEqual([['fail'], []]);
    server.isDown = false;
    const [first] = store.list;
    if (first) store.retry(first);
    await pass();
    expect(transfers).toHaveLength(2);
  });

  it('goes out when its sender tries again', async () => {
    const store = await fail(refusal(403));
    const [first] = store.list;
    if (first) store.retry(first);
    await pass(1_000);
    transfers.at(-1)?.end();
    await pass();
    expect([stored(), store.list]).toEqual([[ME], []]);
  });

  it('does not put the file again when only its message failed', async () => {
    const store = open();
    Object.assign(server, { isDown: true, fault: refusal(403) });
    store.add(GROUP, prepared('image'));
    await pass();
    transfers[0]?.end();
    await pass();
    expect(statuses(store)).toEqual(['fail']);
    server.isDown = false;
    const [first] = store.list;
    if (first) store.retry(first);
    await pass();
    expect([transfers.length, stored()]).toEqual([1, [ME]]);
  });
});

describe('without a network', () => {
  it('waits, and goes on by itself', async () => {
    const store = open();
    store.add(GROUP, prepared('image'));
    await pass();
    dispatchEvent(new Event('offline'));
    await pass(60_000);
    expect([statuses(store), transfers.length, said]).toEqual([['waiting'], 1, []]);
    store.add(GROUP, prepared('file'));
    expect(cut(store)).toEqual([true, true]);
    store.remove(store.list[1] as Upload);
    dispatchEvent(new Event('online'));
    expect(cut(store)).toEqual([false]);
    await pass();
    transfers[1]?.end();
    await pass();
    expect(stored()).toEqual([ME]);
  });

  it('tries again when the browser says nothing of it', async () => {
    const store = open();
    store.add(GROUP, prepared('image'));
    await pass();
    transfers[0]?.end(noConnection());
    await pass(4_999);
    expect([statuses(store), transfers.length]).toEqual([['waiting'], 1]);
    expect(cut(store)).toEqual([true]);
    await pass(1);
    expect(cut(store)).toEqual([false]);
    expect(transfers).toHaveLength(2);
  });
});

describe('over a reload', () => {
  it('what was on its way goes out once, what failed stays failed', async () => {
    const before = open();
    before.add(GROUP, prepared('image', 'failed.png'));
    await pass();
    transfers[0]?.end(refusal(403));
    before.add(GROUP, prepared('image', 'going.png'));
    await pass();
    before.stop();
    const after = open();
    await pass();
    expect(after.list.map(({ kept: { filename }, status }) => [filename, status])).toEqual([
      ['failed.png', 'fail'],
      ['going.png', 'uploading'],
    ]);
    transfers.at(-1)?.end();
    await pass();
    expect([stored(), statuses(after)]).toEqual([[ME], ['fail']]);
  });

  it('what the browser has lost asks for its file again, and goes out in its place', async () => {
    open().add(GROUP, prepared('image', 'lost.png'), 'look');
    await pass();
    stores[0]?.stop();
    for (const [cid, upload] of kept.all) {
      const { file: _, ...label } = upload as KeptUpload;
      kept.all.set(cid, label);
    }
    const after = open();
    await pass();
    const [lost] = after.list;
    if (!lost) throw new Error('it is gone');
    expect([lost.isWhole(), lost.status, lost.kept.filename]).toEqual([false, 'fail', 'lost.png']);
    after.retry(lost);
    await pass();
    expect(transfers).toHaveLength(1);
    after.chooseAgain(lost, prepared('image', 'found.png'));
    await pass();
    expect([lost.isWhole(), transfers.length]).toEqual([true, 2]);
    transfers[1]?.end();
    await pass();
    expect([stored(), after.list, kept.all.size]).toEqual([[ME], [], 0]);
    expect(sent[0]?.caption).toBe('look');
  });

  it('nothing of somebody else comes back', async () => {
    open().add(GROUP, prepared('image'));
    for (const [cid, upload] of kept.all) kept.all.set(cid, { ...upload, user_id: 'another' });
    stores[0]?.stop();
    const after = open();
    await pass();
    expect(after.list).toEqual([]);
  });
});
