import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALES, SCHEMES } from '@livery/contract';
import { zipSync } from 'fflate';
import { sentence } from '../../../src/brand/brand.findings.ts';
import { editorSchemas } from '../../../src/brand/brand.schema.editor.ts';
import { readFont } from '../../../src/brand/font-file.ts';
import type { BrandOptions } from '../brand-options.ts';
import { productTexts } from '../product-texts.ts';
import { changeOf } from './folder.ts';
import { bodyOf, refusalOf } from './guard.ts';
import { drawSheet } from './sheet.ts';
import type { Workshop } from './workshop.ts';

type Body = Record<string, unknown>;
interface File {
  readonly type: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}
type Result = { readonly json: unknown } | { readonly file: File } | { readonly refused: string };

const OPTIONS = [
  'title-en',
  'title-zh',
  'tagline-en',
  'tagline-zh',
  'color',
  'shape',
  'locale',
  'demo',
] as const;

/** What was typed of a new brand; what is left empty has a default. */
const optionsOf = (body: Body): BrandOptions => ({
  ...Object.fromEntries(OPTIONS.flatMap((name) => (body[name] ? [[name, String(body[name])]] : []))),
  ...(body['host'] ? { host: [String(body['host'])] } : {}),
});

const chosen = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

/** The calls of the studio's page by method and name. */
const CALLS: Readonly<Record<string, (shop: Workshop, body: Body) => Promise<Result>>> = {
  'GET state': async (shop) => ({ json: await shop.state() }),
  'GET words': async () => ({
    json: Object.fromEntries(
      await Promise.all(LOCALES.map(async (locale) => [locale, await productTexts(locale)] as const)),
    ),
  }),
  'GET schema': async () => ({
    json: JSON.parse(editorSchemas().get('brand.schema.json') ?? '{}') as unknown,
  }),
  'GET zip': async (shop) => {
    const { id } = await shop.state();
    const files = Object.fromEntries(
      [...shop.history.files].sort().map(([path, bytes]) => [`${id}/${path}`, bytes]),
    );
    return {
      file: { type: 'application/zip', name: `${id}.zip`, bytes: zipSync(files, { mtime: '1980-01-01' }) },
    };
  },
  'POST sheet': async (shop, { kind }) => {
    const { id } = await shop.state();
    const as = chosen(['pdf', 'png'] as const, kind) ?? 'png';
    const bytes = await drawSheet(shop.drafts, [id], as);
    const type = as === 'pdf' ? 'application/pdf' : 'image/png';
    return { file: { type, name: `${id}-sheet.${as}`, bytes } };
  },
  'POST change': async (shop, { files, key }) => {
    const change = changeOf((files ?? {}) as Body);
    if (change === undefined) return { refused: 'Such a file has no place in the folder of a brand.' };
    await shop.change(change, typeof key === 'string' ? key : undefined);
    return { json: await shop.state() };
  },
  'POST font': async (_, { bytes }) => {
    const font = typeof bytes === 'string' ? readFont(Buffer.from(bytes, 'base64')) : undefined;
    if (font === undefined) return { refused: 'It is no woff2 font, whatever its name says.' };
    return { json: { family: font.family, weights: font.weights } };
  },
  'POST undo': async (shop) => {
    await shop.undo();
    return { json: await shop.state() };
  },
  'POST redo': async (shop) => {
    await shop.redo();
    return { json: await shop.state() };
  },
  'POST look': async (shop, { locale, scheme }) => {
    const [language, light] = [chosen(LOCALES, locale), chosen(SCHEMES, scheme)];
    shop.show({ ...(language && { locale: language }), ...(light && { scheme: light }) });
    return { json: await shop.state() };
  },
  'POST open': async (shop, { id }) => {
    const { brands } = await shop.state();
    const known = chosen(brands, id);
    if (known === undefined) return { refused: `There is no brand "${String(id)}".` };
    await shop.open(known);
    return { json: await shop.state() };
  },
  'POST new': async (shop, body) => {
    const remark = await shop.make(String(body['id'] ?? ''), optionsOf(body));
    return { json: { ...(await shop.state()), ...(remark !== '' && { remark }) } };
  },
  'POST save': async (shop) => {
    const findings = await shop.save();
    return findings.length === 0
      ? { json: await shop.state() }
      : { refused: `It is not saved. ${findings.map(sentence).join(' ')}` };
  },
};

const SENTENCES = new Set(['UsageError', 'BrandError', 'ConfigError']);

/** @throws what is no sentence for the person at the page */
const resultOf = (work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && SENTENCES.has(error.name)) return { refused: error.message };
    throw error;
  });

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

/** Answers what stands under `/api/`, for the studio's own page alone. */
export function createApi(shop: Workshop, origin: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('x-content-type-options', 'nosniff');
    const refusal = refusalOf(request, origin);
    if (refusal !== undefined) return send(response, 403, { refused: refusal });
    const { pathname } = new URL(request.url ?? '/', origin);
    const call = CALLS[`${request.method} ${pathname.replace('/api/', '')}`];
    if (call === undefined) return send(response, 404, { refused: 'There is no such call.' });
    const body = request.method === 'GET' ? {} : await bodyOf(request);
    if (body === undefined) return send(response, 413, { refused: 'Too much, or no JSON.' });
    const result = await resultOf(call(shop, body)).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    if (result === undefined) return send(response, 500, { refused: 'It failed: the terminal says why.' });
    if ('refused' in result) return send(response, 422, result);
    if ('json' in result) return send(response, 200, result.json);
    const { type, name, bytes } = result.file;
    response.writeHead(200, {
      ...{ 'content-type': type, 'cache-control': 'no-store' },
      'content-disposition': `attachment; filename="${name}"`,
    });
    response.end(bytes);
  };
}
