import { ERROR_STATUS, type ErrorCode, LOCALES, type Locale } from '@livery/contract';
import * as calls from '@livery/contract/calls';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../infra/errors.ts';
import { ERROR_TEXTS, ERROR_TEXTS_OF_PATH } from '../infra/http/error-texts.ts';
import { localeOf } from '../infra/http/tenancy.ts';
import { useErrors } from './errors.ts';

const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
const pathTexts = Object.entries(ERROR_TEXTS_OF_PATH).flatMap(([path, texts]) =>
  Object.entries(texts).map(([code, said]) => ({ path, code: code as ErrorCode, said })),
);
const HAN = /\p{Script=Han}/u;

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.decorateRequest('locale', 'zh-CN');
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request.headers['accept-language']);
  });
  useErrors(app);
  for (const path of new Set(['/anywhere', ...pathTexts.map((text) => text.path)])) {
    app.get<{ Querystring: { code: ErrorCode } }>(path, async ({ query }) => {
      throw new ApiError(query.code, { word: 'spam' });
    });
  }
  await app.ready();
});
afterAll(() => app.close());

const said = async (path: string, code: ErrorCode, language: string | undefined) => {
  const answer = await app.inject({
    url: `${path}?code=${code}`,
    headers: language === undefined ? {} : { 'accept-language': language },
  });
  return { status: answer.statusCode, body: answer.json<{ error: string; message: string }>() };
};

describe('every code of the contract', () => {
  it.each(codes)('%s travels with its status and a text in the language of the call', async (code) => {
    for (const locale of LOCALES) {
      const { status, body } = await said('/anywhere', code, locale);
      expect(status).toBe(ERROR_STATUS[code]);
      expect(body).toEqual({ error: code, message: expect.any(String), params: { word: 'spam' } });
      expect(HAN.test(body.message), body.message).toBe(locale === 'zh-CN');
      expect(body.message).not.toMatch(/[{}]/);
    }
  });

  it('names the blocked word', async () => {
    const [chinese, english] = await Promise.all(
      LOCALES.map((locale) => said('/anywhere', 'api.block_word', locale)),
    );
    expect(chinese?.body.message).toBe('请不要包含“spam”');
    expect(english?.body.message).toBe('Please do not include “spam”');
  });

  it.each<[string | undefined, Locale]>([
    [undefined, 'zh-CN'],
    ['fr', 'zh-CN'],
    ['fr, en-GB;q=0.8', 'en'],
    ['zh-TW', 'zh-CN'],
  ])('is said for Accept-Language %s in %s', async (language, locale) => {
    const { body } = await said('/anywhere', 'api.forbidden', language);
    expect(body.message).toBe(ERROR_TEXTS['api.forbidden'][locale]);
  });

  it('of nobody is still a coded error', async () => {
    const answer = await app.inject({ url: '/nowhere', headers: { 'accept-language': 'en' } });
    expect(answer.json()).toEqual({ error: 'api.not_found', message: 'Not found' });
  });
});

describe('a text of one path', () => {
  it.each(pathTexts)('$code on $path is said there', async ({ path, code, said: texts }) => {
    for (const locale of LOCALES) {
      expect((await said(path, code, locale)).body.message).toBe(texts[locale]);
      expect(HAN.test(texts[locale]), texts[locale]).toBe(locale === 'zh-CN');
    }
  });

  it('belongs to a call of the contract', () => {
    const known = new Set(
      Object.values(calls)
        .flatMap((group) => (typeof group === 'object' ? Object.values(group as object) : []))
        .map((spec) => (spec as { path?: string }).path),
    );
    for (const { path } of pathTexts) expect(known.has(path), path).toBe(true);
  });
});
