import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import type { Messages } from '../../../lib/intl/pattern.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import { type Ops, OpsProvider } from '../ops.ts';
import { BulkBar } from './BulkBar.tsx';
import { Bulk } from './bulk.store.ts';

let messages: Messages;
beforeAll(async () => {
  messages = await loadMessages('en');
});

const shown = (bulk: Bulk<number, 'hide'>, keys: readonly number[]) => {
  const toasts = new ToastStore();
  const page = (listed: readonly number[]) => (
    <OpsProvider value={{ toasts } as Ops}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <main id="main" tabIndex={-1}>
          {listed.length > 0 && (
            <BulkBar bulk={bulk} keys={listed} acts={[{ act: 'hide', label: 'Hide', tone: 'danger' }]} />
          )}
        </main>
      </LanguageProvider>
    </OpsProvider>
  );
  const { rerender } = render(page(keys));
  return { toasts, user: userEvent.setup(), list: (listed: readonly number[]) => rerender(page(listed)) };
};
type User = ReturnType<typeof userEvent.setup>;

const ask = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'x');
  return dialog;
};
const confirm = async (user: User) => user.click((await ask(user)).getByRole('button', { name: 'Hide' }));
const allBox = () => screen.getByRole<HTMLInputElement>('checkbox');

test('what is listed no more is neither counted nor decided about, and does not come back picked', async () => {
  const decided: number[] = [];
  const bulk = new Bulk<number, 'hide'>(async (key) => decided.push(key));
  const { user, list } = shown(bulk, [1, 2]);
  await user.click(allBox());
  expect([allBox().checked, screen.queryByText('2 picked') !== null]).toEqual([true, true]);
  list([2, 3]);
  expect([allBox().checked, screen.queryByText('1 picked') !== null]).toEqual([false, true]);
  list([1, 2, 3]);
  expect([...bulk.picked]).toEqual([2]);
  await confirm(user);
  await waitFor(() => expect(bulk.asked).toBeUndefined());
  expect(decided).toEqual([2]);
});

test('the focus stays in the bar when all is done, and on the page when the bar goes with its last row', async () => {
  const bulk = new Bulk<number, 'hide'>(async () => undefined);
  const { user, toasts, list } = shown(bulk, [1, 2]);
  bulk.pick(1, true);
  await screen.findByText('1 picked');
  await confirm(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(allBox()));
  expect(toasts.list.map(({ words, tone }) => [words, tone])).toEqual([
    [{ id: 'ops.bulk.done', values: { done: 1, failed: 0, left: 0 } }, 'success'],
  ]);
  bulk.pick(2, true);
  await ask(user);
  list([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('the focus is back on the button where something is still picked', async () => {
  const bulk = new Bulk<number, 'hide'>(() => Promise.reject(refusal('api.not_found')));
  const { user } = shown(bulk, [1]);
  bulk.pick(1, true);
  await screen.findByText('1 picked');
  await confirm(user);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide' })));
});

test('nothing goes on after somebody has left the page: what was not begun is told', async () => {
  const decided: number[] = [];
  const answers: (() => void)[] = [];
  const bulk = new Bulk<number, 'hide'>((key) => {
    decided.push(key);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const { user, toasts, list } = shown(bulk, [1, 2]);
  bulk.pickAll([1, 2]);
  await screen.findByText('2 picked');
  await confirm(user);
  expect(screen.getByText('1 of 2')).toBeDefined();
  list([]);
  answers[0]?.();
  await waitFor(() => expect(toasts.list.length).toBe(1));
  expect(toasts.list.map(({ words, tone }) => [words, tone])).toEqual([
    [{ id: 'ops.bulk.stopped', values: { done: 1, failed: 0, left: 1 } }, 'plain'],
  ]);
  expect(decided).toEqual([1]);
});

test('the beginning is read out, and not each step; the end is a toast', async () => {
  const answers: (() => void)[] = [];
  const bulk = new Bulk<number, 'hide'>(() => new Promise<void>((resolve) => answers.push(resolve)));
  const { user, toasts } = shown(bulk, [1, 2, 3]);
  bulk.pickAll([1, 2, 3]);
  await screen.findByText('3 picked');
  await confirm(user);
  const status = screen.getByRole('status');
  const read: string[] = [];
  new MutationObserver(() => read.push(status.textContent ?? '')).observe(status, {
    ...{ childList: true, characterData: true, subtree: true },
  });
  expect(status.textContent).toBe('Begun with 3');
  for (const at of [2, 3]) {
    answers.shift()?.();
    await screen.findByText(`${at} of 3`);
  }
  expect(read).toEqual([]);
  answers.shift()?.();
  await waitFor(() => expect(toasts.list.length).toBe(1));
});
