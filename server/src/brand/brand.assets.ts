import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { LOCALES, type Locale } from '@livery/contract';
import type { BrandFolder } from './brand.folder.ts';
import { checkGlossary, checkMessages, type FieldFinding } from './brand.schema.check.ts';
import type { BrandFont } from './brand.schema.ts';
import type { PublicFile } from './brand.ts';
import { isWoff2, readFont } from './font-file.ts';
import type { Glossary } from './glossary/glossary.ts';
import { svgProblem } from './svg.ts';

const SVG_BYTES = 64 * 1024;
const MESSAGES_BYTES = 256 * 1024;

/** All fonts of a brand together (visual.md). */
export const FONT_BYTES = 40_000;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
};

export function publicFile(path: string, content: Buffer | string): PublicFile {
  const body = Buffer.from(content);
  return {
    body,
    contentType: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    hash: createHash('sha256').update(body).digest('hex').slice(0, 16),
  };
}

/** A drawing of the folder; undefined with a finding when it is missing or does more than draw. */
export async function readSvg(folder: BrandFolder, path: string): Promise<string | undefined> {
  const bytes = await folder.bytes(path, { maxBytes: SVG_BYTES });
  if (bytes === undefined) return undefined;
  const text = bytes.toString('utf8');
  const problem = svgProblem(text);
  if (problem === undefined) return text;
  folder.refuse(path, {
    field: '',
    why: `${problem} is not allowed in a drawing, which every visitor's browser opens`,
    remedy: 'export plain shapes: paths, groups and gradients',
  });
  return undefined;
}

/** Fonts by path; each is a woff2 file, together they keep the byte budget. */
export async function readFonts(
  folder: BrandFolder,
  fonts: readonly BrandFont[],
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const { file } of fonts) {
    const bytes = await folder.bytes(file, { maxBytes: FONT_BYTES });
    if (bytes === undefined || found.has(file)) continue;
    if (readFont(bytes) !== undefined) found.set(file, bytes);
    else
      folder.refuse(file, {
        field: '',
        why: `${isWoff2(bytes) ? 'it begins as a woff2 font, and no browser could read what follows' : 'it is no woff2 font, and no browser would show it'}`,
        remedy: 'make it anew from the font: npm run brand:font does',
      });
  }
  const total = [...found.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0);
  if (total > FONT_BYTES) {
    folder.refuse('brand.json', {
      field: 'fonts',
      why: `the fonts have ${total.toLocaleString('en')} bytes together, which every visitor would wait for`,
      remedy: `keep them within ${FONT_BYTES.toLocaleString('en')}, by fewer weights or characters`,
    });
  }
  return found;
}

/** An optional file for each language, `<name>.<locale>.json`. */
async function readLocalised<Content>(
  folder: BrandFolder,
  name: string,
  check: (json: unknown, locale: Locale) => FieldFinding[],
): Promise<Map<Locale, Content>> {
  const contents = new Map<Locale, Content>();
  for (const locale of LOCALES) {
    const path = `${name}.${locale}.json`;
    const json = await folder.json(path, { maxBytes: MESSAGES_BYTES, optional: true });
    if (json === undefined) continue;
    const findings = check(json, locale);
    for (const finding of findings) folder.refuse(path, finding);
    if (findings.length === 0) contents.set(locale, json as Content);
  }
  return contents;
}

/** The optional `messages.<locale>.json`. */
export const readMessages = (folder: BrandFolder): Promise<Map<Locale, Record<string, string>>> =>
  readLocalised(folder, 'messages', checkMessages);

/** The optional `glossary.<locale>.json`. */
export const readGlossaries = (folder: BrandFolder): Promise<Map<Locale, Glossary>> =>
  readLocalised(folder, 'glossary', checkGlossary);
