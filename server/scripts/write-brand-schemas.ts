/** Writes `brands/schema/*.json` from the schemas in code: `npm run brand:schemas`. */
import { writeFile } from 'node:fs/promises';
import { jsonText } from '../cli/brand/json-text.ts';
import { editorSchemas } from '../src/brand/brand.schema.editor.ts';

for (const [name, text] of editorSchemas()) {
  await writeFile(new URL(`../../brands/schema/${name}`, import.meta.url), `${jsonText(JSON.parse(text))}\n`);
}
