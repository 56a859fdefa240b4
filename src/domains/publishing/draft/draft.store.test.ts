import { LIMITS } from '@livery/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mentionOf } from '../../../lib/mentions/mention.model.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { aClip, aDraft, aPicture, FakeDevice } from '../publishing.testing.ts';
import { DraftStore } from './draft.store.ts';
import { mediaKindOf, NotPicked } from './pick.ts';

const ME = 'me';
let device: FakeDevice;
let refused: Words[];
let isHere: boolean;
/** What makes files ready waits for it. */
let gate: Promise<void>;

const open = async (more: { hasVideos?: boolean } = {}) => {
  const draft = new DraftStore({
    ...more,
    me: () => ME,
    isHere: () => isHere,
    kept: device,
    refuse: (words) => void refused.push(words),
    pick: async (file) => {
      await gate;
      if (file.name.includes('crashes')) throw new DOMException('', 'InvalidStateError');
      if (file.name.includes('broken')) throw new NotPicked({ id: 'publish.refused.picture' });
      return mediaKindOf(file) === 'video' ? aClip(file.name) : aPicture(file.name);
    },
  });
  await vi.waitFor(() => expect(draft.isRestoring).toBe(false));
  return draft;
};
const pictures = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => new File(['x'], `${from + index}.jpg`, { type: 'image/jpeg' }));
const clip = new File(['x'], 'clip.mp4', { type: 'video/mp4' });
const idsOf = (draft: DraftStore) => draft.media.map(({ id }) => id);
const saved = () => device.posts.get('draft.me')?.media.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  device = new FakeDevice();
  refused = [];
  isHere = true;
  gate = Promise.resolve();
});

describe('media of a draft', () => {
  it('are pictures alone where the brand has no videos', async () => {
    const draft = await open({ hasVideos: false });
    await draft.add([clip, ...pictures(1)]);
    expect(idsOf(draft)).toEqual(['1.jpg']);
    expect(refused).toEqual([{ id: 'publish.refused.no_videos' }]);
  });

  it('are nine pictures at most: a tenth is refused, the nine stay', async () => {
    const draft = await open();
    await draft.add(pictures(10));
    expect(idsOf(draft)).toHaveLength(LIMITS.postImages);
    await draft.add(pictures(2, 20));
    expect(idsOf(draft).at(-1)).toBe('9.jpg');
    expect(refused).toEqual(Array(2).fill({ id: 'publish.refused.count', values: { max: 9 } }));
  });

  it('that a browser gives up on are refused, and hold up no others', async () => {
    const draft = await open();
    const [crash, ...others] = [new File(['x'], 'crashes.jpg', { type: 'image/jpeg' }), ...pictures(2)];
    await draft.add([crash as File, ...others]);
    expect([idsOf(draft), draft.preparing]).toEqual([['1.jpg', '2.jpg'], 0]);
    expect(refused).toEqual([{ id: 'publish.refused.picture' }]);
  });

  it('are pictures or one video, and nothing else', async () => {
    const draft = await open();
    await draft.add([clip, ...pictures(1), new File(['x'], 'a.pdf')]);
    expect(draft.kind).toBe('video');
    await draft.add([clip]);
    expect(refused.map((words) => 'id' in words && words.id)).toEqual([
      'publish.refused.mixed',
      'publish.refused.type',
      'publish.refused.one_video',
    ]);
  });

  it('that cannot be opened are named once, the others are taken', async () => {
    const draft = await open();
    const [one, two] = pictures(2);
    const broken = new File(['x'], 'broken.jpg', { type: 'image/jpeg' });
    await draft.add([one as File, broken, two as File, broken]);
    expect(idsOf(draft)).toEqual(['1.jpg', '2.jpg']);
    expect(refused).toEqual([{ id: 'publish.refused.picture' }]);
  });

  it('are put in another order, and no further than the ends', async () => {
    const draft = await open();
    await draft.add(pictures(3));
    draft.move('3.jpg', 0);
    expect(idsOf(draft)).toEqual(['3.jpg', '1.jpg', '2.jpg']);
    draft.move('3.jpg', 99);
    expect(idsOf(draft)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    expect(saved()).toEqual(idsOf(draft));
  });

  it('chosen for a draft that was discarded meanwhile belong to none', async () => {
    const draft = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const adding = draft.add(pictures(2));
    await vi.waitFor(() => expect(draft.preparing).toBe(2));
    draft.discard();
    resolve();
    await adding;
    expect(draft.isEmpty).toBe(true);
    expect(device.posts.size).toBe(0);
  });
});

describe('a draft', () => {
  it('is there again after a reload, with its media', async () => {
    const first = await open();
    await first.add(pictures(2));
    first.write({ text: 'Snow', privacy: 'followers' });
    await vi.waitFor(() => expect(device.posts.get('draft.me')?.words.text).toBe('Snow'));
    first.stop();
    const again = await open();
    expect(again.words).toMatchObject({ text: 'Snow', privacy: 'followers' });
    expect(idsOf(again)).toEqual(['1.jpg', '2.jpg']);
    expect(again.media[0]).toMatchObject({ kind: 'image', ready: expect.any(Blob) });
  });

  it('has its last words when the page was thrown away before they were kept', async () => {
    const first = await open();
    await first.add(pictures(1));
    const { put } = device;
    device.put = () => new Promise(() => undefined);
    first.write({ text: 'Snow', place: 'Harbin' });
    dispatchEvent(new Event('pagehide'));
    first.stop();
    device.put = put;
    const again = await open();
    expect(again.words).toMatchObject({ text: 'Snow', place: 'Harbin' });
    expect(idsOf(again)).toEqual(['1.jpg']);
    await again.flush();
    again.stop();
    device.posts.clear();
    expect((await open()).isEmpty).toBe(true);
  });

  it('keeps what was written when the page is left while the database is taking it', async () => {
    const first = await open();
    const { put } = device;
    const taking = Promise.withResolvers<void>();
    device.put = () => {
      taking.resolve();
      return new Promise(() => undefined);
    };
    first.write({ text: 'Snow' });
    await taking.promise;
    dispatchEvent(new Event('pagehide'));
    first.stop();
    device.put = put;
    expect((await open()).words.text).toBe('Snow');
  });

  it('leaves no last words of who has logged out in another tab', async () => {
    const draft = await open();
    device.put = () => new Promise(() => undefined);
    draft.write({ text: 'Snow' });
    isHere = false;
    dispatchEvent(new Event('pagehide'));
    draft.stop();
    expect((await open()).isEmpty).toBe(true);
  });

  it('that is discarded is not there again by its last words', async () => {
    const draft = await open();
    draft.write({ text: 'Snow' });
    dispatchEvent(new Event('pagehide'));
    draft.discard();
    draft.stop();
    expect((await open()).isEmpty).toBe(true);
  });

  it('leaves nothing behind when it is discarded, or a picture of it taken out', async () => {
    const draft = await open();
    await draft.add(pictures(2));
    draft.remove('1.jpg');
    await vi.waitFor(() => expect([...device.files.keys()]).toEqual(['2.jpg.source', '2.jpg.ready']));
    draft.discard();
    await vi.waitFor(() => expect(device.files.size + device.posts.size).toBe(0));
  });

  it('hands its files to the post that is made of it', async () => {
    const draft = await open();
    await draft.add(pictures(1));
    expect(draft.hand().media).toHaveLength(1);
    expect(draft.isEmpty).toBe(true);
    await vi.waitFor(() => expect(device.posts.size).toBe(0));
    expect(device.files.size).toBe(2);
  });

  it('says what is wrong with its words', async () => {
    const draft = await open();
    expect(draft.mayPublish).toBe(false);
    const faultOf = (text: string) => {
      draft.write({ text });
      return draft.fault;
    };
    expect(faultOf('😀'.repeat(500))).toBeUndefined();
    expect(faultOf('😀'.repeat(501))).toEqual({ id: 'publish.fault.length', values: { over: 1 } });
    expect(faultOf('#a #b #c #d #e')).toBeUndefined();
    expect(faultOf('#a #b #c #d #e #f')).toEqual({ id: 'publish.fault.tags', values: { max: 5 } });
    expect(faultOf(`#${'x'.repeat(20)}`)).toBeUndefined();
    const people = Array.from({ length: 21 }, (_, n) => `n${n}`);
    draft.write({ names: Object.fromEntries(people.map((name) => [name, name])) });
    expect(faultOf(people.slice(1).map(mentionOf).join(''))).toBeUndefined();
    expect(faultOf(people.map(mentionOf).join(''))).toMatchObject({ id: 'mentions.too_many' });
    expect(faultOf(`#${'x'.repeat(21)}`)).toMatchObject({ id: 'publish.fault.tag' });
    expect(draft.mayPublish).toBe(false);
  });

  it('of blanks is empty, with a picture it is not', async () => {
    const draft = await open();
    draft.write({ text: ' \n ' });
    expect(draft.mayPublish).toBe(false);
    draft.take(aDraft('', aPicture('a')));
    expect(draft.mayPublish).toBe(true);
  });
});
