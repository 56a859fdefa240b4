import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Stores, StoresProvider } from '../stores/stores.ts';
import { DomainSlot } from './DomainSlot.tsx';

declare module './domain-module.ts' {
  interface DomainSlots {
    'above/part': { words: string };
  }
}

afterEach(cleanup);

const Part = ({ words }: { words: string }) => <p>{`part ${words}`}</p>;

const show = (domains: { load: () => Promise<unknown> }, words = 'one') =>
  render(
    <StoresProvider value={{ domains } as unknown as Stores}>
      <DomainSlot name="above/part" props={{ words }} fallback={<p>{`place of ${words}`}</p>} />
    </StoresProvider>,
  );

it('is what the domain above draws there, at once where it was drawn before', async () => {
  const domains = { load: vi.fn(async () => ({ slots: { part: async () => Part } })) };
  show(domains);
  expect(screen.getByText('place of one')).toBeDefined();
  expect(await screen.findByText('part one')).toBeDefined();
  show(domains, 'two');
  expect(screen.getByText('part two')).toBeDefined();
  expect(domains.load).toHaveBeenCalledOnce();
});

it('keeps its place when nothing comes', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  show({ load });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByText('place of one')).toBeDefined();
});
