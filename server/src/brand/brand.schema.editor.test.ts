import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { loadBrands } from './brand.loader.ts';
import { editorSchemas } from './brand.schema.editor.ts';
import { BRANDS_DIR } from './brand.testing.ts';

const read = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(BRANDS_DIR, ...path), 'utf8')) as unknown;

test('the schemas that editors read are those of the code: npm run brand:schemas writes them', async () => {
  for (const [name, text] of editorSchemas()) expect(await read('schema', name)).toEqual(JSON.parse(text));
});

test('they accept every brand and refuse a token that is none', async () => {
  const { all } = await loadBrands(BRANDS_DIR, { strict: true });
  const ajv = new Ajv2020({ strict: false });
  const accepts = ajv.compile((await read('schema', 'tokens.schema.json')) as object);
  for (const { id } of all) expect(accepts(await read(id, 'tokens.json'))).toBe(true);
  expect(accepts({})).toBe(false);
});
