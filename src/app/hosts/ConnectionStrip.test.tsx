import { act, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stores } from '../../lib/stores/stores.ts';
import { englishTexts as english } from '../../locales/all-messages.ts';
import { Providers } from '../Providers.tsx';
import { openTab } from '../testing/app-stores.ts';
import { ConnectionStrip } from './ConnectionStrip.tsx';

let stores: Stores;
beforeEach(async () => {
  stores = await openTab();
  vi.useFakeTimers();
  render(
    <Providers stores={stores}>
      <ConnectionStrip />
    </Providers>,
  );
});
afterEach(() => vi.useRealTimers());

const become = (status: Stores['realtime']['status']) =>
  act(() =>
    runInAction(() => {
      stores.realtime.status = status;
    }),
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const said = () => screen.getByRole('status').textContent;

it('says that the socket is coming back once that has lasted three seconds, until it is there', () => {
  become('connecting');
  pass(2_900);
  expect(said()).toBe('');
  pass(100);
  expect(said()).toBe(english['app.connection.again']);
  become('open');
  expect(said()).toBe('');
});

it('counts anew after each return', () => {
  become('connecting');
  pass(2_900);
  become('open');
  become('connecting');
  pass(2_900);
  expect(said()).toBe('');
});
