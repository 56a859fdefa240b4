import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Identifier } from '../auth.api.ts';
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
  refusal = new ApiFailure({ code, message, params: {}, status: 400, call: '/api/v1/login' });
};

describe('connecting Google to an account that is there', () => {
  it('sends the password with the ticket', async () => {
    link.type('Blue7whale');
    expect(await link.submit(who)).toBe(true);
    expect(sent).toEqual([{ ...who, password: 'Blue7whale' }]);
  });

  it('sends no empty password', async () => {
    expect(await link.submit(who)).toBe(false);
    expect(link.problem).toEqual({ id: 'login.password.missing' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['api.unauthorized', 'editing', { id: 'account.password.wrong' }],
    ['api.too_frequent', 'editing', { plain: 'server text' }],
    ['api.invalid_data', 'stale', { plain: 'server text' }],
  ])('says what was refused: %s', async (code, status, problem) => {
    refuse(code);
    link.type('Blue7whale');
    expect(await link.submit(who)).toBe(false);
    expect([link.status, link.problem]).toEqual([status, problem]);
  });
});
