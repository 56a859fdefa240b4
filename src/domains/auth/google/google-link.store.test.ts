// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import { refusal as refusalOf } from '../../../lib/http/testing/fake-calls.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { GoogleLink } from './google-link.store.ts';

const who: Identifier = { mode: 'email', email: 'asha@mail.example', oauth_ticket: 'ticket' };

let sent: unknown[];
let refusal: ApiFailure | undefined;
let link: GoogleLink;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  link = new GoogleLink({
    login: async (identifier, password) => {
      sent.push({ ...identifier, password });
      if (refusal) throw refusal;
    },
  });
});

const refuse = (code: string, message = 'server text') => {
  refusal = Object.assign(refusalOf(code, { message }), { isClaimed: true });
};

describe('connecting Google to an account that is there', () => {
  it('sends the password with the ticket', async () => {
    link.type('Blue7whale');
    expect(await link.submit(who)).toBe(true);
    expect(sent).toEqual([{ ...who, password: 'Blue7whale' }]);
  });

  it('sends no empty password', async () => {
    expect(await link.submit(who)).toBe(false);
    expect(link.sending.problem).toEqual({ id: 'login.password.missing' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['api.unauthorized', false, { id: 'google.link.wrong_password' }],
    ['api.too_frequent', false, { plain: 'server text' }],
    ['api.invalid_data', true, { plain: 'server text' }],
  ])('says what was refused: %s', async (code, isStale, problem) => {
    refuse(code);
    link.type('Blue7whale');
    expect(await link.submit(who)).toBe(false);
    expect([link.isStale, link.sending.problem]).toEqual([isStale, problem]);
  });
});
