// @vitest-environment node
import type { OpsSetting } from '@livery/contract';
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { SettingForm } from './settings.store.ts';

const UNDO = 'POST /ops/api/settings/:key/undo';
const held = (search: boolean): OpsSetting => ({
  ...{ key: 'contacts', fields: [{ name: 'search', kind: 'switch' }], value: { search }, update_at: null },
});

it('shows what was put back, and knows when somebody has changed the same since', async () => {
  const calls = fakeCalls({ [UNDO]: () => held(true) });
  const form = new SettingForm(calls, held(false));
  expect(await form.undo(7, 'back')).toBe('done');
  expect(form.value).toEqual({ search: true });
  calls.answers = {
    [UNDO]: () => Promise.reject(refusal('api.invalid_data')),
    'GET /ops/api/settings': () => ({ list: [held(false)] }),
  };
  expect(await form.undo(7, 'back')).toBe('changed');
  expect(form.value).toEqual({ search: false });
  calls.answers = { [UNDO]: () => Promise.reject(refusal('api.unavailable')) };
  expect(await form.undo(7, 'back')).toBe('failed');
});
