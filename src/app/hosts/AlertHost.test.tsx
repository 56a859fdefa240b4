import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastHost } from '../../lib/toasts/ToastHost.tsx';
import { Providers } from '../Providers.tsx';
import { openTab } from '../testing/app-stores.ts';
import { AlertHost } from './AlertHost.tsx';

vi.mock('./AlertDialog.tsx', () => {
  throw new TypeError('Failed to fetch the module');
});

it("says what waits by toasts when the dialog's code does not come, and the page stands", async () => {
  // React reports what the boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stores = await openTab('en');
  stores.alerts.show({ id: 'error.log_in_again' });
  stores.alerts.show({ id: 'error.expired_code' });
  render(
    <Providers stores={stores}>
      <p>the page</p>
      <AlertHost />
      <ToastHost toasts={stores.toasts} />
    </Providers>,
  );
  expect(await screen.findByText('Please log in again')).toBeDefined();
  expect(screen.getByText('OTP expired')).toBeDefined();
  expect(screen.getByText('the page')).toBeDefined();
  expect(stores.alerts.current).toBeUndefined();
});
