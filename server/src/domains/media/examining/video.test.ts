import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { examine } from './examine.ts';

const SEA = await readFile(new URL('../../../../demo/media/sea.mp4', import.meta.url));

/** Looks into a clip of these bytes; what it is, and what is left of it. */
const look = async (bytes: Buffer) => {
  const file = join(temporaryFolder(), 'clip.mp4');
  await writeFile(file, bytes);
  return { facts: await examine(file, 'video/mp4'), kept: await readFile(file) };
};

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};

interface Clip {
  seconds?: number;
  isTurned?: boolean;
  handler?: string;
  /** Where the picture stands in the file. */
  offset?: number;
  extra?: Buffer[];
}

/** An index that shows one sample for so many seconds. */
const index = ({ seconds = 5, isTurned = false, handler = 'vide', offset = 0, extra = [] }: Clip = {}) => {
  const matrix = isTurned
    ? [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000]
    : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const tkhd = box('tkhd', numbers(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...matrix, 640 << 16, 360 << 16));
  const table = box(
    'stbl',
    box('stts', numbers(0, 1, 1, seconds * 1000)),
    box('stco', numbers(0, 1, offset)),
  );
  const media = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, 1000, 0, 0)),
    box('hdlr', numbers(0, 0), Buffer.from(handler), numbers(0, 0, 0)),
    box('minf', table),
  );
  return box('moov', box('mvhd', numbers(0)), box('trak', tkhd, media, ...extra), ...extra);
};

const FTYP = box('ftyp', Buffer.from('isommp42'));
const PICTURE = Buffer.from('the picture itself');
const clip = (changes: Clip = {}) => Buffer.concat([FTYP, index(changes), box('mdat', PICTURE)]);
const REFUSED = { code: 'api.unsupported_type' };

describe('a clip', () => {
  test('as cameras and programs write them is measured', async () => {
    const { facts } = await look(SEA);
    expect(facts).toMatchObject({ width: 540, height: 960 });
    expect(facts.seconds).toBeGreaterThan(1);
  });

  test('that was turned is measured as it is shown', async () => {
    expect((await look(clip())).facts).toEqual({ width: 640, height: 360, seconds: 5 });
    expect((await look(clip({ isTurned: true }))).facts).toMatchObject({ width: 360, height: 640 });
  });

  test('loses the place where it was taken, and what stands between its parts', async () => {
    const place = box('udta', Buffer.from('+59.3293+018.0686/'));
    const bytes = Buffer.concat([FTYP, box('free', Buffer.from('<script>')), index({ extra: [place] })]);
    const { kept } = await look(
      Buffer.concat([bytes, box('mdat', PICTURE), box('uuid', Buffer.from('PK\x05\x06'))]),
    );
    for (const trace of ['+59', '<script>', 'PK\x05\x06', 'udta', 'uuid'])
      expect(kept.includes(trace)).toBe(false);
    expect(kept.includes(PICTURE)).toBe(true);
  });

  test('whose index is at its end gets it first, and finds its picture where it then is', async () => {
    const offset = FTYP.length + 8;
    const { kept } = await look(Buffer.concat([FTYP, box('mdat', PICTURE), index({ offset })]));
    expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'));
    const table = kept.indexOf('stco');
    const moved = kept.readUInt32BE(table + 12);
    expect(kept.subarray(moved, moved + PICTURE.length)).toEqual(PICTURE);
    expect(kept.length).toBe(FTYP.length + 8 + PICTURE.length + index().length);
  });

  test('in fragments is as long as they are together', async () => {
    const defaults = box('mvex', box('trex', numbers(0, 1, 1, 40, 0, 0)));
    const moov = box('moov', index({ seconds: 0 }).subarray(8), defaults);
    const fragment = (...run: number[]) => {
      const traf = box('traf', box('tfhd', numbers(0, 1)), box('trun', numbers(...run)));
      return Buffer.concat([box('moof', traf), box('mdat', PICTURE)]);
    };
    const [withTicks, withDefaults] = [fragment(0x100, 2, 1500, 500), fragment(0, 25)];
    const { facts } = await look(Buffer.concat([FTYP, moov, withTicks, withDefaults]));
    // 2,000 and 25 × 40 thousandths.
    expect(facts.seconds).toBe(3);
  });

  test.each<[string, Buffer]>([
    ['only begins like one', Buffer.concat([FTYP, Buffer.from('<html><script>alert(1)</script></html>')])],
    ['has something behind it', Buffer.concat([clip(), Buffer.from('PK\x03\x04 and so on')])],
    ['has no index', Buffer.concat([FTYP, box('mdat', PICTURE)])],
    ['has two', Buffer.concat([clip(), index()])],
    ['has no picture', clip({ handler: 'soun' })],
    ['is cut off', SEA.subarray(0, 3000)],
    ['has a box of another kind', Buffer.concat([clip(), box('exec', PICTURE)])],
  ])('that %s is refused', async (_, bytes) => {
    await expect(look(bytes)).rejects.toMatchObject(REFUSED);
  });

  test('is an hour long at most', async () => {
    expect((await look(clip({ seconds: 3600 }))).facts.seconds).toBe(3600);
    const tooLong = { code: 'api.validation', params: { duration: 'range' } };
    await expect(look(clip({ seconds: 3602 }))).rejects.toMatchObject(tooLong);
    await expect(look(clip({ seconds: 0 }))).rejects.toMatchObject(tooLong);
  });
});
