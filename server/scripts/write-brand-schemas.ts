/** Writes `brands/schema/*.json` from the schemas in code: `node server/scripts/write-brand-schemas.ts`. */
import { writeFile } from 'node:fs/promises';
import { editorSchemas } from '../src/brand/brand.schema.editor.ts';

for (const [name, text] of editorSchemas()) {
  await writeFile(new URL(`../../brands/schema/${name}`, import.meta.url), text);
}
