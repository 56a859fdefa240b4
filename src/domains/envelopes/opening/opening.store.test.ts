// @vitest-environment node
import { EnvelopeKind, EnvelopeResult } from '@livery/contract';
import { describe, expect, it, test } from 'vitest';
import { NO_CONNECTION } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { EnvelopesStore } from '../envelopes.store.ts';
import { envelopeOf, ME } from '../testing.ts';
import { Opening } from './opening.store.ts';

const CLAIM = 'POST /api/v1/red-envelopes/:id/claim';
const READ = 'GET /api/v1/red-envelopes/:id';

const setUp = (known = envelopeOf()) => {
  const http = fakeCalls({ [READ]: () => known });
  const store = new EnvelopesStore(http, () => ME);
  store.learn(known);
  return { http, store, opening: new Opening(store, 'e1') };
};

test.each([
  [{ result: EnvelopeResult.CAN_OPEN }, 'closed'],
  [{ result: EnvelopeResult.CAN_OPEN, type: EnvelopeKind.BOMD, mine: 7, odds: 1.5 }, 'mine'],
  [{ result: EnvelopeResult.HAS_OPENED, my_amount: 5 }, 'page'],
  [{ result: EnvelopeResult.SELF_SEND, user_id: ME }, 'page'],
  [{ result: EnvelopeResult.DID_NOT_WIN }, 'over'],
  [{ result: EnvelopeResult.HAS_EXPIRED }, 'over'],
  [{ result: EnvelopeResult.FAILED }, 'over'],
] as const)('%j is shown as %s', (fields, view) => {
  expect(setUp(envelopeOf(fields)).opening.view).toBe(view);
});

it('stays closed until the turn of its seal has ended, and celebrates then', async () => {
  const { http, opening } = setUp();
  http.answers = { [CLAIM]: () => envelopeOf({ result: EnvelopeResult.WIN_LOTTERY, my_amount: 88 }) };
  const claim = opening.claim();
  expect([opening.phase, opening.view]).toEqual(['spinning', 'closed']);
  await claim;
  expect([opening.phase, opening.view, opening.verdict]).toEqual(['landing', 'closed', undefined]);
  opening.land();
  expect([opening.view, opening.verdict, opening.hasWon]).toEqual(['page', 'opened', true]);
});

it('says that it came too late, and celebrates nothing', async () => {
  const { http, opening } = setUp();
  http.answers = { [CLAIM]: () => envelopeOf({ result: EnvelopeResult.DID_NOT_WIN, state: 'empty' }) };
  await opening.claim();
  opening.land();
  expect([opening.view, opening.verdict, opening.hasWon]).toEqual(['over', 'empty', false]);
  opening.showPage();
  expect(opening.view).toBe('page');
});

it('can be pressed again after no answer came', async () => {
  const { http, opening } = setUp();
  http.answers = {
    [CLAIM]: () => {
      throw refusal(NO_CONNECTION, { message: 'offline' });
    },
  };
  await opening.claim();
  expect([opening.phase, opening.view, opening.claiming.problem]).toEqual([
    ...['still', 'closed', { plain: 'offline' }],
  ]);
});

test.each([
  ['api.insufficient_balance', 'envelope.claim.insufficient'],
  ['api.too_much', 'envelope.claim.loss_limit'],
  ['api.not_found', 'envelope.claim.gone'],
])('%s is said in its place', async (code, id) => {
  const { http, opening } = setUp();
  http.answers = {
    [CLAIM]: () => {
      throw refusal(code);
    },
  };
  await opening.claim();
  expect(opening.claiming.problem).toEqual({ id });
});

it('one that is only known by its id is awaited, may fail, and be asked for again', async () => {
  const http = fakeCalls({
    [READ]: () => {
      throw refusal(NO_CONNECTION);
    },
  });
  const opening = new Opening(new EnvelopesStore(http, () => ME), 'e1');
  expect(opening.view).toBe('loading');
  await opening.read();
  expect(opening.view).toBe('failed');
  http.answers = { [READ]: () => envelopeOf({ result: EnvelopeResult.HAS_OPENED, my_amount: 5 }) };
  await opening.read();
  expect(opening.view).toBe('page');
});

it('one that is known stands though the server does not answer', async () => {
  const { http, opening } = setUp();
  http.answers = {};
  await opening.read();
  expect(opening.view).toBe('closed');
});

describe('a game', () => {
  const GAME = {
    type: EnvelopeKind.BOMD,
    mine: 7,
    odds: 1.5,
    settle_at: '2026-11-23T10:02:00.000Z',
  } as const;
  const drawn = (fields: Parameters<typeof envelopeOf>[0]) =>
    envelopeOf({ ...GAME, result: EnvelopeResult.HAS_OPENED, ...fields });
  const claims = async (my_amount: number) => {
    const parts = setUp(envelopeOf(GAME));
    parts.http.answers = {
      [CLAIM]: () => drawn({ result: EnvelopeResult.WIN_LOTTERY, my_amount, claimed_count: 4 }),
    };
    await parts.opening.claim();
    return parts;
  };

  it('is not won before it is settled', async () => {
    const { opening, store } = await claims(280);
    expect([opening.verdict, opening.hasWon]).toEqual(['waiting', false]);
    store.learn(drawn({ my_amount: 280, claimed_count: 5, state: 'settled' }));
    expect([opening.verdict, opening.hasWon]).toEqual(['kept', true]);
  });

  it('that is lost is told, and not celebrated', async () => {
    const { opening, store } = await claims(287);
    store.learn(drawn({ my_amount: 287, claimed_count: 5, state: 'settled' }));
    expect([opening.verdict, opening.hasWon]).toEqual(['hit', false]);
  });

  it('that was settled before one looks is no news', () => {
    const { opening } = setUp(drawn({ my_amount: 287, state: 'settled' }));
    expect([opening.view, opening.verdict]).toEqual(['page', undefined]);
  });

  it('that is settled while who sent it looks is told', () => {
    const mine = { ...GAME, result: EnvelopeResult.SELF_SEND, user_id: ME } as const;
    const { opening, store } = setUp(envelopeOf(mine));
    expect(opening.verdict).toBeUndefined();
    store.learn(envelopeOf({ ...mine, state: 'settled' }));
    expect([opening.verdict, opening.hasWon]).toEqual(['mine_settled', false]);
  });
});
