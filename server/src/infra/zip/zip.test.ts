import { randomBytes } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from './zip.ts';

const AT = new Date('2026-11-28T12:34:56Z');

async function* chunksOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield strToU8(text);
}
async function* listOf(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}
const written = async (entries: readonly ZipEntry[]): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(listOf(entries))) chunks.push(chunk);
  return Buffer.concat(chunks);
};

test('what goes in comes out, packed or not, empty or in parts, under names of any script', async () => {
  const long = 'all work and no play '.repeat(10_000);
  const zip = await written([
    { name: 'a.json', at: AT, isPacked: true, body: chunksOf(long, long) },
    { name: 'files/图.bin', at: AT, isPacked: false, body: chunksOf('raw', ' bytes') },
    { name: 'empty.json', at: AT, isPacked: true, body: chunksOf() },
  ]);
  const files = unzipSync(zip);
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
  expect(Object.keys(files)).toEqual(['a.json', 'files/图.bin', 'empty.json']);
  expect(textOf('a.json')).toBe(long + long);
  expect(textOf('files/图.bin')).toBe('raw bytes');
  expect(textOf('empty.json')).toBe('');
  expect(zip.length).toBeLessThan(long.length / 10);
});

test('an entry is read as it is asked for, no further', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      read += 1;
      yield new Uint8Array(1000);
    }
  }
  const chunks = zipOf(listOf([{ name: 'a', at: AT, isPacked: false, body: endless() }]));
  for (let taken = 0; taken < 10; taken += 1) await chunks.next();
  await chunks.return(undefined);
  expect(read).toBeLessThan(12);
});

test.each([true, false])('what nobody reads on is let go of, packed: %s', async (isPacked) => {
  let isOver = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield new Uint8Array(randomBytes(70_000));
    } finally {
      isOver = true;
    }
  }
  const chunks = zipOf(listOf([{ name: 'a', at: AT, isPacked, body: endless() }]));
  await pipeline(
    Readable.from(chunks),
    new Writable({ write: (_, __, done) => done(new Error('away')) }),
  ).catch(() => undefined);
  await expect.poll(() => isOver).toBe(true);
});

test('what fails in the middle is no whole zip', async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield strToU8('so far');
    throw new Error('gone');
  }
  const chunks: Uint8Array[] = [];
  const read = async () => {
    for await (const chunk of zipOf(listOf([{ name: 'a', at: AT, isPacked: true, body: failing() }])))
      chunks.push(chunk);
  };
  await expect(read()).rejects.toThrow('gone');
  expect(() => unzipSync(Buffer.concat(chunks))).toThrow();
});
