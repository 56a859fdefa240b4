import { LIMITS } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import type { Http } from '../../../lib/http/http.ts';
import { refusal } from '../../../lib/http/testing/fake-calls.ts';
import { forgetBegun, putVideo } from './put-video.ts';
import { transfer } from './transfer.ts';
import { Upload, type WholeUpload } from './upload.ts';

const PART = LIMITS.videoPart;
const SIZE = 2 * PART + 1_000;

/** A server that keeps parts, by the path of their video. */
let stored: Map<string, Map<number, number>>;
let targets: number;
let puts: string[];
/** The parts at which the connection breaks, once each. */
let cuts: Set<number>;
let refused: string | undefined;
let refusedPost: boolean;

const target = { url: '/form', form_data: {}, file_path: 'poster' };
const call = async (name: string, { query, body }: { query?: never; body?: never }) => {
  if (name === 'POST /api/v1/messages' && refusedPost) throw refusal('api.invalid_data');
  if (name.endsWith('upload_video_url')) {
    targets += 1;
    stored.set(`clip${targets}`, new Map());
    return { url: '/whole', file_path: `clip${targets}`, poster: target };
  }
  const { file_path, size } = (query ?? body) as unknown as { file_path: string; size: number };
  const parts = stored.get(file_path);
  if (!parts) throw refusal('api.invalid_data');
  if (name.startsWith('POST')) {
    if (refused) throw refusal(refused as 'api.unsupported_type');
    return { file_path, size: [...parts.values()].reduce((sum, bytes) => sum + bytes, 0) };
  }
  const missing = Array.from({ length: Math.ceil(size / PART) }, (_, index) => index + 1)
    .filter((number) => !parts.has(number))
    .map((number) => ({ number, url: `${file_path}#${number}` }));
  return { part_size: PART, missing, poster: target };
};
const upload: Http['upload'] = async (_method, address, bytes, { onProgress } = {}) => {
  puts.push(address);
  const [path = '', number] = address.split('#');
  if (number === undefined) return;
  onProgress?.(0.5);
  if (cuts.delete(Number(number))) throw connectionLost(address);
  stored.get(path)?.set(Number(number), (bytes as Blob).size);
};
const http = { call: call as unknown as Http['call'], upload };

const uploadOf = (size = SIZE): WholeUpload => {
  const upload = new Upload({
    ...{ kind: 'video', filename: 'a.mp4', cid: 'c1', user_id: 'me', group_id: 'g', has_failed: false },
    create_at: '2026-11-22T10:00:00.000Z',
    file: new Blob([new Uint8Array(size)]),
    poster: new Blob(['still']),
  });
  if (!upload.isWhole()) throw new Error('it has no file');
  return upload;
};
const put = (clip: WholeUpload) => putVideo(http, clip, new AbortController().signal);

beforeEach(() => {
  [stored, targets, puts, cuts, refused, refusedPost] = [new Map(), 0, [], new Set(), undefined, false];
  localStorage.clear();
});

it('sends a short clip in one, and its still', async () => {
  expect(await put(uploadOf(LIMITS.videoWhole))).toBe('clip1');
  expect(puts).toEqual(['/whole', '/form']);
});

describe('a long clip', () => {
  it('goes in parts, each byte once, and its still', async () => {
    const clip = uploadOf();
    expect(await put(clip)).toBe('clip1');
    expect(puts).toEqual(['clip1#1', 'clip1#2', 'clip1#3', '/form']);
    expect([...(stored.get('clip1') ?? [])]).toEqual([
      [1, PART],
      [2, PART],
      [3, 1_000],
    ]);
    expect(clip.progress).toBeCloseTo((2 * PART + 500) / SIZE);
  });

  it('goes on with what is missing after a cut, and tells how far all of it is', async () => {
    cuts.add(2);
    const clip = uploadOf();
    await expect(put(clip)).rejects.toMatchObject({ status: 0 });
    puts = [];
    cuts.add(3);
    await expect(put(clip)).rejects.toMatchObject({ status: 0 });
    expect(puts).toEqual(['clip1#2', 'clip1#3']);
    expect(clip.progress).toBeCloseTo((2 * PART + 500) / SIZE);
    expect(await put(clip)).toBe('clip1');
    expect(targets).toBe(1);
  });

  it('goes on after a reload, and anew once it was sent or given up', async () => {
    cuts.add(2);
    await expect(put(uploadOf())).rejects.toMatchObject({ status: 0 });
    puts = [];
    expect(await put(uploadOf())).toBe('clip1');
    expect(puts).toEqual(['clip1#2', 'clip1#3', '/form']);
    forgetBegun('c1');
    expect(await put(uploadOf())).toBe('clip2');
  });

  it('begins anew where the server has forgotten it', async () => {
    cuts.add(3);
    await expect(put(uploadOf())).rejects.toMatchObject({ status: 0 });
    stored.clear();
    expect(await put(uploadOf())).toBe('clip2');
  });

  it('whose message is refused, as it lay there too long, begins anew when its sender tries again', async () => {
    const clip = uploadOf();
    refusedPost = true;
    await expect(transfer(http, clip, new AbortController().signal)).rejects.toMatchObject({ status: 400 });
    expect(await put(clip)).toBe('clip2');
  });

  it('that is refused begins anew when its sender tries again', async () => {
    refused = 'api.unsupported_type';
    await expect(put(uploadOf())).rejects.toMatchObject({ code: refused });
    refused = undefined;
    expect(await put(uploadOf())).toBe('clip2');
  });
});
