import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { typeOfExtension } from '../../../infra/objects/content-types.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { examine } from './examine.ts';
import { silence } from './voice.testing.ts';

const look = async (bytes: Uint8Array, extension: string) => {
  const file = join(temporaryFolder(), `a.${extension}`);
  await writeFile(file, bytes);
  return { facts: await examine(file, typeOfExtension(extension) ?? ''), kept: await readFile(file) };
};
const REFUSED = { code: 'api.unsupported_type' };

describe('a voice message', () => {
  test('is measured, and loses its tags', async () => {
    const tag = Buffer.from('ID3\x04\0\0\0\0\0\x04<b/>', 'latin1');
    const trailer = Buffer.alloc(128);
    trailer.write('TAG');
    const { facts, kept } = await look(Buffer.concat([tag, silence(3), trailer]), 'mp3');
    expect(facts.seconds).toBeCloseTo(3, 1);
    expect(kept).toEqual(silence(3));
  });

  test.each([0.2, 61])('of %d seconds is refused', async (seconds) => {
    await expect(look(silence(seconds), 'mp3')).rejects.toMatchObject({ params: { duration: 'range' } });
  });

  test('of one second, or sixty, is taken', async () => {
    expect((await look(silence(1), 'mp3')).facts.seconds).toBeCloseTo(1, 1);
    expect((await look(silence(60), 'mp3')).facts.seconds).toBeCloseTo(60, 1);
  });

  test.each<[string, Buffer]>([
    ['goes on as something else', Buffer.concat([silence(2), Buffer.from('<html>'), silence(2)])],
    [
      'only begins like one',
      Buffer.concat([Buffer.from([0xff, 0xfb, 0x50, 0x00]), Buffer.from('MZ and so on')]),
    ],
  ])('that %s is refused', async (_, bytes) => {
    await expect(look(bytes, 'mp3')).rejects.toMatchObject(REFUSED);
  });
});

const office = (folder: string) =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [`${folder}/main.xml`]: strToU8('<xml/>') });

/** An archive whose list says something else of its first file. */
const lying = (unpacked: number): Buffer => {
  const bytes = Buffer.from(zipSync({ 'a.txt': new Uint8Array(500_000) }));
  bytes.writeUInt32LE(unpacked, bytes.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  return bytes;
};

/** An archive with so many entries that are all the same bytes. */
const overlapping = (times: number): Buffer => {
  const bytes = Buffer.from(zipSync({ 'a.txt': new Uint8Array(1_000_000) }));
  const list = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  const end = bytes.indexOf('PK\x05\x06', 0, 'latin1');
  const entry = bytes.subarray(list, end);
  const tail = Buffer.from(bytes.subarray(end));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  tail.writeUInt32LE(entry.length * times, 12);
  return Buffer.concat([bytes.subarray(0, list), ...Array<Buffer>(times).fill(entry), tail]);
};

describe('an archive', () => {
  test('is opened, and stays as it came', async () => {
    const bytes = zipSync({ 'notes/a.txt': strToU8('a'), 'b.pdf': strToU8('%PDF-1.4') });
    expect((await look(bytes, 'zip')).kept).toEqual(Buffer.from(bytes));
  });

  test.each([
    ['docx', 'word'],
    ['xlsx', 'xl'],
    ['pptx', 'ppt'],
  ])('that is a .%s has its folder', async (extension, folder) => {
    await look(office(folder), extension);
    await expect(look(office('other'), extension)).rejects.toMatchObject(REFUSED);
    await expect(look(zipSync({ 'evil.exe': strToU8('MZ') }), extension)).rejects.toMatchObject(REFUSED);
  });

  test.each<[string, () => Uint8Array]>([
    ['unpacks to far more than it is', () => zipSync({ zeros: new Uint8Array(120 * 1024 * 1024) })],
    ['says that it unpacks to less than it does', () => lying(10)],
    ['unpacks the same bytes over and over', () => overlapping(50)],
    ['is cut off', () => zipSync({ 'a.txt': strToU8('a') }).subarray(0, 40)],
    ['has something behind it', () => Buffer.concat([zipSync({ a: strToU8('a') }), Buffer.from('MZ\0\0')])],
  ])('that %s is refused', async (_, make) => {
    await expect(look(make(), 'zip')).rejects.toMatchObject(REFUSED);
  });
});

describe('a document', () => {
  const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const container = (stream: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from(`${stream}\0`, 'utf16le'),
      Buffer.alloc(600),
    ]);

  test('is taken as it came', async () => {
    expect((await look(PDF, 'pdf')).kept).toEqual(PDF);
    await look(container('WordDocument'), 'doc');
    await look(container('Workbook'), 'xls');
    await look(container('PowerPoint Document'), 'ppt');
  });

  test('that is an archive as well is refused', async () => {
    const both = Buffer.concat([PDF, zipSync({ 'evil.exe': strToU8('MZ') })]);
    await expect(look(both, 'pdf')).rejects.toMatchObject(REFUSED);
    const office = Buffer.concat([container('WordDocument'), zipSync({ 'evil.exe': strToU8('MZ') })]);
    await expect(look(office, 'doc')).rejects.toMatchObject(REFUSED);
  });

  test('in the container of office files is refused when it is an installer, or another kind', async () => {
    await expect(look(container('!_StringPool'), 'doc')).rejects.toMatchObject(REFUSED);
    await expect(look(container('WordDocument'), 'xls')).rejects.toMatchObject(REFUSED);
  });
});
