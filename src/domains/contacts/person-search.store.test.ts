// @vitest-environment node
import type { Person } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { PersonSearch } from './person-search.store.ts';

const person: Person = { id: 'p1', nickname: 'Kavya', username: 'kavya07', avatar: '', avatar_thumbnail: '' };

let asked: string[];
let answers: Record<string, () => Promise<Person>>;
let search: PersonSearch;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = { kavya07: async () => person };
  search = new PersonSearch(
    fakeCalls({
      'GET /api/v2/contacts/search': ({ query: { keyword } }) => {
        asked.push(keyword);
        return answers[keyword]?.() ?? Promise.reject(refusal('api.contact_not_found'));
      },
    }),
  );
});
afterEach(() => vi.useRealTimers());

describe('finding a person by account ID', () => {
  it('asks once typing pauses, for a whole ID only', async () => {
    for (const text of ['k', 'kavya', 'kavya0', 'kavya07']) search.type(text);
    expect(search.state.status).toBe('searching');
    await vi.runAllTimersAsync();
    expect(asked).toEqual(['kavya07']);
    expect(search.state).toEqual({ status: 'found', person });
    search.type('kav');
    expect(search.state.status).toBe('short');
    search.clear();
    expect(search.state.status).toBe('idle');
  });

  it('tells nobody apart from no answer', async () => {
    search.type('nobody99');
    await vi.runAllTimersAsync();
    expect(search.state.status).toBe('none');
    answers['broken99'] = () => Promise.reject(refusal('api.unknown'));
    search.type('broken99');
    await vi.runAllTimersAsync();
    expect(search.state.status).toBe('failed');
  });

  it('drops the answer to a question that was taken back', async () => {
    let reply = (_: Person): void => undefined;
    answers['slowly07'] = () => new Promise((resolve) => (reply = resolve));
    search.type('slowly07');
    await vi.advanceTimersByTimeAsync(400);
    search.type('kavya07');
    reply({ ...person, nickname: 'Wrong' });
    await vi.runAllTimersAsync();
    expect(search.state).toEqual({ status: 'found', person });
  });

  it.each([
    ['api.search_by_phone_denied', 'phone'],
    ['api.forbidden', 'off'],
  ])('says why it is not allowed: %s', async (code, status) => {
    answers['13800138000'] = () => Promise.reject(refusal(code));
    search.type('13800138000');
    await vi.runAllTimersAsync();
    expect(search.state.status).toBe(status);
  });

  it('asks for an invite code where nobody has the ID, if it may', async () => {
    const codes: string[] = [];
    const calls = {
      'GET /api/v1/contacts/search': ({ query: { keyword } }: { query: { keyword: string } }) => {
        codes.push(keyword);
        return person;
      },
      'GET /api/v2/contacts/search': () => Promise.reject(refusal('api.contact_not_found')),
    };
    const both = new PersonSearch(fakeCalls(calls), { alsoByCode: true });
    both.type('XM07');
    await vi.runAllTimersAsync();
    expect([both.state.status, codes]).toEqual(['found', ['XM07']]);
    const idOnly = new PersonSearch(fakeCalls(calls));
    idOnly.type('XM07');
    expect(idOnly.state.status).toBe('short');
  });
});
