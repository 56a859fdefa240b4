import { type Locale, WHOLE_LOCALES } from '@livery/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../locales/all-messages.ts';
import { ApiFailure, CANCELLED, connectionLost } from '../http/failure.ts';
import type { Messages } from '../intl/messages.ts';
import { formatText } from '../intl/pattern.ts';
import { explain } from './catalogue.ts';
import type { Pair } from './testing/pair.ts';
import { pairs } from './testing/pairs.ts';

const texts = new Map<Locale, Messages>();
beforeAll(async () => {
  for (const locale of WHOLE_LOCALES) texts.set(locale, await loadMessages(locale));
});

const failureOf = ({ code, call, params = {} }: Pick<Pair, 'code' | 'call' | 'params'>) =>
  new ApiFailure({ code, message: 'the server says', params, status: 400, call });

/** Where a failure is shown, and the words in one language. */
const seen = (failure: ApiFailure, locale: Locale) => {
  const explanation = explain(failure);
  if (!explanation) return undefined;
  const language = { locale, messages: texts.get(locale) ?? {} };
  return [explanation.display, formatText(language, explanation.text, explanation.values)];
};

describe.each(WHOLE_LOCALES)('section 8 in %s', (locale) => {
  it.each(pairs)('$condition: $code on $call', (pair) => {
    expect(seen(failureOf(pair), locale)).toEqual([pair.display, pair[locale]]);
  });

  it('no response passes through', () => {
    const words = {
      'zh-CN': '连接失败，请检查网络设置。',
      en: 'Connection failed. Please check the network settings.',
    };
    expect(seen(connectionLost('/api/v1/x'), locale)).toEqual(['pass', words[locale]]);
  });
});

describe('the catalogue', () => {
  it('maps nothing while maintenance times are present', () => {
    const maintenance = {
      status: 1,
      enabled: true,
      announcement: '',
      maintain_start: null,
      maintain_end: null,
      update_at: null,
    };
    for (const { code, call } of pairs) {
      const failure = new ApiFailure({
        code,
        message: '',
        params: {},
        status: 503,
        call,
        maintenance,
      });
      expect(explain(failure), code).toBeUndefined();
    }
  });

  it('says nothing to who gave up', () => {
    expect(explain(failureOf({ code: CANCELLED, call: 'GET /api/v1/users/me' }))).toBeUndefined();
  });

  it('does not name a word that the server did not name', () => {
    expect(seen(failureOf({ code: 'api.block_word', call: 'POST /api/v1/messages' }), 'en')).toEqual([
      'dialog',
      'Please do not include blocked words',
    ]);
  });
});
