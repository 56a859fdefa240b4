import { ERROR_STATUS, type ErrorCode, LOCALES, type Locale } from '@livery/contract';
import type { CallName } from '@livery/contract/calls';
import { DOMAIN_ERRORS } from '@livery/contract/catalogue';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../infra/errors.ts';
import { useCalls } from '../infra/http/calls.ts';
import { localeOf } from '../infra/http/languages.ts';
import { useErrors } from './errors.ts';

const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
const rows = DOMAIN_ERRORS.flatMap(({ calls }) =>
  Object.entries(calls).flatMap(([call, codes]) =>
    Object.entries(codes).map(([code, row]) => ({ call: call as CallName, code: code as ErrorCode, row })),
  ),
);
const ownCalls = [...new Set(rows.map(({ call }) => call))];
const HAN = /\p{Script=Han}/u;

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.decorateRequest('locale', 'zh-CN');
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request.headers['accept-language'], 'zh-CN');
  });
  useCalls(app);
  useErrors(app);
  for (const [index, call] of [undefined, ...ownCalls].entries()) {
    const config = call ? { call } : {};
    app.get<{ Querystring: { code: ErrorCode } }>(`/${index}`, { config }, async ({ query }) => {
      throw new ApiError(query.code, { word: 'spam' });
    });
  }
  await app.ready();
});
afterAll(() => app.close());

const ANYWHERE = '/0';
const pathOf = (call: CallName) => `/${ownCalls.indexOf(call) + 1}`;

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
      const { status, body } = await said(ANYWHERE, code, locale);
      expect(status).toBe(ERROR_STATUS[code]);
      expect(body).toEqual({ error: code, message: expect.any(String), params: { word: 'spam' } });
      expect(HAN.test(body.message), body.message).toBe(locale !== 'en');
      expect(body.message).not.toMatch(/[{}]/);
    }
  });

  it('names the blocked word', async () => {
    const [chinese, english, taiwanese] = await Promise.all(
      LOCALES.map((locale) => said(ANYWHERE, 'api.block_word', locale)),
    );
    expect(chinese?.body.message).toBe('请不要包含“spam”');
    expect(english?.body.message).toBe('Please do not include “spam”');
    expect(taiwanese?.body.message).toBe('請不要包含「spam」');
  });

  it.each<[string | undefined, Locale]>([
    [undefined, 'zh-CN'],
    ['fr', 'zh-CN'],
    ['fr, en-GB;q=0.8', 'en'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant-MO', 'zh-TW'],
    ['zh-SG', 'zh-CN'],
    ['zh_TW', 'zh-CN'],
    ['zh-hant;q=0.5, zh;q=0.9', 'zh-CN'],
    ['zh-CN;q=0.5, en;q=0.9', 'en'],
    ['en;q=0.2,zh;q=0.8', 'zh-CN'],
    ['en;q=0', 'zh-CN'],
    ['english, zh;q=0.1', 'zh-CN'],
    ['en;q=nonsense', 'en'],
  ])('is said for Accept-Language %s in %s', async (language, locale) => {
    const { body } = await said(ANYWHERE, 'api.forbidden', language);
    expect(body.message).toBe(ERROR_TEXTS[locale]['error.forbidden']);
  });

  it('of nobody is still a coded error', async () => {
    const answer = await app.inject({ url: '/nowhere', headers: { 'accept-language': 'en' } });
    expect(answer.json()).toEqual({ error: 'api.not_found', message: 'Not found' });
  });
});

describe('a row of the catalogue for one call', () => {
  it.each(rows)('$code at $call is said there', async ({ call, code, row }) => {
    for (const locale of LOCALES) {
      const text = ERROR_TEXTS[locale][row.text].replace('{word}', 'spam').replace(/\{\w+\}/g, '');
      expect((await said(pathOf(call), code, locale)).body.message).toBe(text);
    }
  });
});
