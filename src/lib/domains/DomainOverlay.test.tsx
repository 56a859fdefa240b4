import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Stores, StoresProvider } from '../stores/stores.ts';
import { DomainOverlay } from './DomainOverlay.tsx';
import type { OverlayProps } from './domain-module.ts';

afterEach(cleanup);

function Sheet({ of, open }: OverlayProps) {
  return <p>{`${of} ${open}`}</p>;
}

const toasts = { show: vi.fn() };

const show = (load: () => Promise<unknown>, onClose = vi.fn()) => {
  render(
    <StoresProvider value={{ toasts, domains: { load } } as unknown as Stores}>
      <DomainOverlay name="above/sheet" of="post7" open onClose={onClose} />
    </StoresProvider>,
  );
  return onClose;
};

it('is what the domain above has under that name', async () => {
  show(async () => ({ overlays: { sheet: async () => Sheet } }));
  expect(await screen.findByText('post7 true')).toBeDefined();
});

it('closes and says so when it did not come', async () => {
  const onClose = show(() => Promise.reject(new Error('offline')));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts.show).toHaveBeenCalledWith({ id: 'error.no_connection' }, 'error');
});
