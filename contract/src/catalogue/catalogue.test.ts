// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { CALLS, callSpecOf, commonErrors, errorsOf, isCallName } from '../calls.ts';
import { ERROR_STATUS, isErrorCode } from '../errors.ts';
import { DOMAIN_ERRORS, errorRowOf, textOf } from './catalogue.ts';
import english from './texts.en.json' with { type: 'json' };
import chinese from './texts.zh-CN.json' with { type: 'json' };

const rows = DOMAIN_ERRORS.flatMap(({ calls }) =>
  Object.entries(calls).flatMap(([call, codes]) =>
    Object.entries(codes).map(([code, row]) => ({ call, code, row })),
  ),
);
const wide = DOMAIN_ERRORS.flatMap(({ everywhere }) => Object.entries(everywhere));

describe('the catalogue', () => {
  it('knows every code of the contract but those that never come as a failure to map', () => {
    const known = new Set([...wide.map(([code]) => code)]);
    const unknown = Object.keys(ERROR_STATUS).filter((code) => !known.has(code));
    expect(unknown).toEqual(['api.invalid_msg_id', 'api.guest_quota', 'api.unknown', 'api.db_unknown']);
  });

  it('says each code once for all calls', () => {
    expect(new Set(wide.map(([code]) => code)).size).toBe(wide.length);
  });

  it.each(rows)('$code at $call says something of its own', ({ call, code, row }) => {
    const general = DOMAIN_ERRORS.map(({ everywhere }) => everywhere[code as 'api.unknown']).find(Boolean);
    expect(row).not.toEqual(general);
    expect(errorRowOf(call, code)).toEqual(row);
  });

  it.each(rows)('$call may fail with $code', ({ call, code }) => {
    if (!isCallName(call)) throw new Error('filtered above');
    expect(errorsOf(callSpecOf(call))).toContain(code);
  });

  it.each(['GET /api/v1/users/me', 'PUT /api/v1/users/me', 'PUT /api/v2/users/me'])(
    'a recovery token at %s is not permitted, and says nothing of the groups of who closes an account',
    (call) => {
      expect(errorRowOf(call, 'api.forbidden')).toEqual(errorRowOf('GET /api/v1/anything', 'api.forbidden'));
      expect(errorRowOf(call, 'api.forbidden')).not.toEqual(
        errorRowOf('DELETE /api/v1/users/me', 'api.forbidden'),
      );
    },
  );

  it.each([
    ['POST /api/v1/groups/:id/clear', 'error.clear_failed'],
    ['GET /api/v1/groups/:id/members', 'error.members_failed'],
    ['POST /api/v1/groups/:id/members', 'error.members_failed'],
    ['DELETE /api/v1/groups/:id/members/:uid', 'error.members_failed'],
    ['GET /api/v1/users/me', 'error.me_failed'],
    ['PUT /api/v2/users/me', 'error.me_failed'],
    ['DELETE /api/v1/users/me', 'error.me_failed'],
  ])('what nobody knows the reason of is told by a toast at %s: %s', (call, text) => {
    for (const code of ['api.unknown', 'api.db_unknown'])
      expect(errorRowOf(call, code)).toMatchObject({ display: 'toast', text });
  });

  it('names the word only where the failure carries it', () => {
    const row = errorRowOf('POST /api/v1/messages', 'api.block_word');
    if (!row) throw new Error('no row');
    expect(textOf(row, { word: 'x' })).toBe('error.block_word');
    expect(textOf(row, {})).toBe('error.block_word.unnamed');
  });
});

it('has the same texts in both languages', () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
});

describe('the calls', () => {
  it.each(Object.entries(CALLS))(
    '%s lists codes that exist, once, and none that every call has',
    (_, spec) => {
      const errors: readonly string[] = 'errors' in spec ? spec.errors : [];
      expect(errors.filter((code) => !isErrorCode(code))).toEqual([]);
      const all = [...commonErrors(spec.access), ...errors];
      expect(new Set(all).size).toBe(all.length);
    },
  );
});
