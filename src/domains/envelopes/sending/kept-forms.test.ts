import { beforeEach, expect, it } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { walletOf } from '../../wallet/testing.ts';
import { EnvelopesStore } from '../envelopes.store.ts';
import { ME, RULES } from '../testing.ts';
import { forgetForm, formOf } from './kept-forms.ts';

const place = { groupId: 'g1', isDirect: false, members: 20 };

const setUp = () => {
  const http = fakeCalls({ 'GET /api/v1/red-envelopes/rules': () => RULES });
  const wallet = walletOf(http);
  const store = new EnvelopesStore(http, () => ME);
  return { store, open: (at = place) => formOf(store, { http, wallet }, at) };
};

beforeEach(() => localStorage.clear());

it('is found as it was left, until it was sent', () => {
  const { store, open } = setUp();
  const form = open();
  form.write({ amount: '10' });
  expect(open().amount).toBe('10');
  expect(open({ ...place, groupId: 'g2' }).amount).toBe('');
  forgetForm(store, form);
  expect(open().amount).toBe('');
});

it('counts the people who are there when it is opened again', async () => {
  const { open } = setUp();
  const form = open();
  await form.load();
  form.write({ amount: '10', count: '21' });
  expect(form.problems.count).toMatchObject({ values: { count: 20 } });
  expect(open({ ...place, members: 21 }).problems).toEqual({});
});
