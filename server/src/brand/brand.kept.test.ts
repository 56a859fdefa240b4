import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createKeptReader } from './brand.kept.ts';
import { readBrand } from './brand.read.ts';
import { BRANDS_DIR, brandsFixture } from './brand.testing.ts';

/** A reader like those of one start, and which folders it has judged. */
const starting = (dir: string, program: string | undefined = 'program') => {
  const judged: string[] = [];
  const read = createKeptReader(dir, {
    program,
    read: (root, id) => {
      judged.push(id);
      return readBrand(root, id);
    },
  });
  return { read, judged };
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
  const other = starting(dir, 'other');
  await other.read(brands, 'aurora');
  expect(other.judged).toEqual(['aurora']);
  const unnamed = createKeptReader(dir, {
    program: undefined,
    read: async () => Promise.reject(new Error('read')),
  });
  await expect(unnamed(brands, 'aurora')).rejects.toThrow('read');
  await writeFile(path('aurora/messages.en.json'), '{"nothing": 1}');
  const refused = starting(dir, 'other');
  await expect(refused.read(brands, 'aurora')).rejects.toThrow();
  await expect(refused.read(brands, 'aurora')).rejects.toThrow();
  expect(refused.judged).toEqual(['aurora', 'aurora']);
});

test('what is kept is not believed once it was touched', async () => {
  const dir = temporaryFolder();
  const first = await starting(dir).read(BRANDS_DIR, 'aurora');
  const content = await readFile(join(dir, 'aurora'));
  for (const touched of [
    content.subarray(0, 1_000),
    Buffer.from(content.toString('latin1').replace('a', 'b')),
  ]) {
    await writeFile(join(dir, 'aurora'), touched);
    const { read, judged } = starting(dir);
    expect(await read(BRANDS_DIR, 'aurora')).toEqual(first);
    expect(judged).toEqual(['aurora']);
  }
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

test('what was kept with the program is taken where nothing has been kept yet', async () => {
  const built = temporaryFolder();
  const first = await starting(built).read(BRANDS_DIR, 'aurora');
  const read = createKeptReader(temporaryFolder(), {
    ...{ program: 'program', built },
    read: async () => Promise.reject(new Error('read')),
  });
  expect(await read(BRANDS_DIR, 'aurora')).toEqual(first);
});
