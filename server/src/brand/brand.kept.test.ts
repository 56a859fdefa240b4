import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createKeptReadings, type KeptOptions, keepBuiltReadings } from './brand.kept.ts';
import { readBrand } from './brand.read.ts';
import { BRANDS_DIR, brandsFixture } from './brand.testing.ts';

const run = promisify(execFile);
const SECRET = Buffer.from('a secret of at least thirty-two characters');
const LONG_AGO = new Date(Date.now() - 48 * 3_600_000);

/** A reader like those of one start, and which folders it has judged. */
const starting = (dir: string, options: Partial<KeptOptions> = {}) => {
  const judged: string[] = [];
  const readings = createKeptReadings(dir, {
    secret: SECRET,
    program: 'program',
    read: (root, id) => {
      judged.push(id);
      return readBrand(root, id);
    },
    ...options,
  });
  return { ...readings, judged };
};

test.each(['aurora', 'lotus', 'jade', 'harbor', 'saffron'])(
  'what is kept of %s is what was read, and the next start judges nothing',
  async (id) => {
    const dir = temporaryFolder();
    const first = await starting(dir).read(BRANDS_DIR, id);
    const { read, judged } = starting(dir);
    const second = await read(BRANDS_DIR, id);
    expect(judged).toEqual([]);
    expect(second).toEqual(first);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    for (const [path, { body }] of second.files) expect([path, Buffer.isBuffer(body)]).toEqual([path, true]);
  },
);

test('a changed file, another program and sources are judged anew', async () => {
  const { dir: brands, change, path } = await brandsFixture('aurora');
  const dir = temporaryFolder();
  await starting(dir).read(brands, 'aurora');
  await change('aurora/brand.json', ['title', 'en'], 'Another');
  const changed = starting(dir);
  expect((await changed.read(brands, 'aurora')).config.title.en).toBe('Another');
  expect(changed.judged).toEqual(['aurora']);
  const other = starting(dir, { program: 'other' });
  await other.read(brands, 'aurora');
  expect(other.judged).toEqual(['aurora']);
  const unnamed = starting(dir, { program: undefined, read: async () => Promise.reject(new Error('read')) });
  await expect(unnamed.read(brands, 'aurora')).rejects.toThrow('read');
  await writeFile(path('aurora/messages.en.json'), '{"nothing": 1}');
  const refused = starting(dir, { program: 'other' });
  await expect(refused.read(brands, 'aurora')).rejects.toThrow();
  await expect(refused.read(brands, 'aurora')).rejects.toThrow();
  expect(refused.judged).toEqual(['aurora', 'aurora']);
});

test('what is kept is not believed once it was touched', async () => {
  const dir = temporaryFolder();
  const first = await starting(dir).read(BRANDS_DIR, 'aurora');
  const content = await readFile(join(dir, 'aurora'));
  const turned = (at: number) => {
    const copy = Buffer.from(content);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  for (const touched of [
    ...[Buffer.alloc(0), content.subarray(0, 20), content.subarray(0, 1_000), content.subarray(0, -1)],
    ...[
      turned(0),
      turned(33),
      turned(40),
      turned(content.length - 1),
      Buffer.concat([content, Buffer.from('x')]),
    ],
  ]) {
    await writeFile(join(dir, 'aurora'), touched);
    const { read, judged } = starting(dir);
    expect(await read(BRANDS_DIR, 'aurora')).toEqual(first);
    expect(judged).toEqual(['aurora']);
  }
});

test('who may write where readings are kept can make none that is believed: that takes the secret', async () => {
  const dir = temporaryFolder();
  await starting(dir).read(BRANDS_DIR, 'aurora');
  const reading = (await readFile(join(dir, 'aurora'))).subarray(32);
  const stranger = Buffer.from('another secret of thirty-two characters');
  const others = temporaryFolder();
  await starting(others, { secret: stranger }).read(BRANDS_DIR, 'aurora');
  const byStranger = await readFile(join(others, 'aurora'));
  // The seal of what stands beside the program can be made by everybody: it holds there alone.
  const built = temporaryFolder();
  await keepBuiltReadings((await brandsFixture('aurora')).dir, built, 'program');
  const asBuilt = await readFile(join(built, 'aurora'));
  for (const forged of [
    ...[byStranger, asBuilt],
    Buffer.concat([createHash('sha256').update(reading).digest(), reading]),
  ]) {
    await writeFile(join(dir, 'aurora'), forged);
    const { read, judged } = starting(dir);
    expect((await read(BRANDS_DIR, 'aurora')).id).toBe('aurora');
    expect(judged).toEqual(['aurora']);
  }
});

test('of nodes that start at once each has its brand, and one whole reading is left', async () => {
  const dir = temporaryFolder();
  const nodes = Array.from({ length: 4 }, () => starting(dir));
  const brands = await Promise.all(nodes.map(({ read }) => read(BRANDS_DIR, 'aurora')));
  for (const brand of brands) expect(brand.id).toBe('aurora');
  expect(await readdir(dir)).toEqual(['aurora']);
  const next = starting(dir);
  expect(await next.read(BRANDS_DIR, 'aurora')).toEqual(brands[0]);
  expect(next.judged).toEqual([]);
});

test('what no start uses goes after a day: of brands that are gone, half-written, or beside what was built', async () => {
  const [dir, built] = [temporaryFolder(), temporaryFolder()];
  await starting(dir).read(BRANDS_DIR, 'aurora');
  const put = async (name: string, at = LONG_AGO) => {
    await writeFile(join(dir, name), 'x');
    await utimes(join(dir, name), at, at);
  };
  for (const name of ['gone', 'aurora.draft-of-a-killed-start', 'lotus']) await put(name);
  await put('aurora.draft-of-another-node', new Date());
  await utimes(join(dir, 'aurora'), LONG_AGO, LONG_AGO);
  const next = starting(dir);
  await next.read(BRANDS_DIR, 'aurora');
  await next.removeOthers();
  expect((await readdir(dir)).toSorted()).toEqual(['aurora', 'aurora.draft-of-another-node']);
  await keepBuiltReadings((await brandsFixture('aurora')).dir, built, 'program');
  const later = starting(dir, { built });
  await later.read(BRANDS_DIR, 'aurora');
  await later.removeOthers();
  expect([later.judged, await readdir(dir)]).toEqual([[], ['aurora.draft-of-another-node']]);
});

test('a start removes no more than a hundred, and the next one the rest', async () => {
  const dir = temporaryFolder();
  for (let number = 0; number < 130; number += 1) {
    const path = join(dir, `gone${number}`);
    await writeFile(path, '');
    await utimes(path, LONG_AGO, LONG_AGO);
  }
  await starting(dir).removeOthers();
  expect(await readdir(dir)).toHaveLength(30);
  await starting(dir).removeOthers();
  expect(await readdir(dir)).toEqual([]);
  await starting(join(dir, 'is-not-there')).removeOthers();
});

test('a folder with a link is judged each time: where it leads may change', async () => {
  const { dir: brands, path } = await brandsFixture('aurora');
  const dir = temporaryFolder();
  await symlink(path('aurora/icon.svg'), path('aurora/link.svg'));
  const { read, judged } = starting(dir);
  await read(brands, 'aurora');
  await read(brands, 'aurora');
  expect(judged).toEqual(['aurora', 'aurora']);
});

test('where nothing can be kept, brands are read all the same', async () => {
  const file = join(temporaryFolder(), 'file');
  await writeFile(file, '');
  const { read } = starting(join(file, 'below'));
  expect((await read(BRANDS_DIR, 'aurora')).id).toBe('aurora');
});

test('a reading that cannot be put into its place leaves nothing behind', async () => {
  const dir = temporaryFolder();
  await mkdir(join(dir, 'aurora', 'full'), { recursive: true });
  const { read } = starting(dir);
  expect((await read(BRANDS_DIR, 'aurora')).id).toBe('aurora');
  expect(await readdir(dir)).toEqual(['aurora']);
});

test('on a full disk brands are read, and nothing half-written is left', async (context) => {
  const disk = temporaryFolder();
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
  context.skip(!isMounted, 'This account may not mount a small disk: the full disk is not tried.');
  onTestFinished(async () => void (await run('umount', ['--lazy', disk])));
  const { read, judged } = starting(disk);
  for (let times = 0; times < 2; times += 1) expect((await read(BRANDS_DIR, 'aurora')).id).toBe('aurora');
  expect([judged, await readdir(disk)]).toEqual([['aurora', 'aurora'], []]);
});

test('what was kept with the program is taken where nothing has been kept yet, whatever the secret', async () => {
  const built = temporaryFolder();
  await keepBuiltReadings((await brandsFixture('aurora')).dir, built, 'program');
  const { read } = starting(temporaryFolder(), {
    built,
    read: async () => Promise.reject(new Error('read')),
  });
  expect(await read(BRANDS_DIR, 'aurora')).toEqual(await readBrand(BRANDS_DIR, 'aurora'));
});
