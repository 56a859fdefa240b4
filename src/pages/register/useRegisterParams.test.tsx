import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { type Stores, StoresProvider } from '../../lib/stores/stores.ts';
import { useRegisterParams } from './useRegisterParams.ts';

type Here = ReturnType<typeof useRegisterParams>;

let here: Here;
let browserBack: () => void;

function Register() {
  here = useRegisterParams();
  return null;
}

function Watch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  browserBack = () => void navigate(-1);
  const step = new URLSearchParams(search).get('step');
  return <p data-testid="here">{step ? `step ${step}` : pathname}</p>;
}

const open = (...entries: string[]) => {
  const stores = { brand: { config: { country: 'CN' } } } as unknown as Stores;
  render(
    <StoresProvider value={stores}>
      <MemoryRouter initialEntries={entries}>
        <Routes>
          <Route path="/register" element={<Register />} />
          <Route path="*" element={null} />
        </Routes>
        <Watch />
      </MemoryRouter>
    </StoresProvider>,
  );
};

const at = () => screen.getByTestId('here').textContent;
const moveTo = (step: 1 | 2 | 3 | 4) => act(() => here.move({ ...here.params, step }));
const goBack = () => act(() => here.back?.());
const goBrowserBack = () => act(() => browserBack());

const START = '/register?mode=email&step=1&email=a%40b.co';

it.each([
  ['our arrow', goBack],
  ["the browser's Back", goBrowserBack],
])('leads back 3 → 2 → 1 → login by %s', (_, back) => {
  open('/login/email', START);
  moveTo(2);
  moveTo(3);
  const seen = [at()];
  for (let step = 0; step < 3; step += 1) {
    back();
    seen.push(at());
  }
  expect(seen).toEqual(['step 3', 'step 2', 'step 1', '/login/email']);
});

it('leads back from 3 to 2 also for whoever skipped the code', () => {
  open('/login/email', START);
  moveTo(3);
  goBack();
  expect(at()).toBe('step 2');
  goBrowserBack();
  expect(at()).toBe('step 1');
});

it('knows the steps before an address that was opened as it is', () => {
  open('/register?mode=email&step=3&email=a%40b.co');
  const seen: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    goBack();
    seen.push(at());
  }
  expect(seen).toEqual(['step 2', 'step 1', '/login/email']);
});

it('does not count typing and mending as steps', () => {
  open('/login/email', START);
  act(() => here.move({ ...here.params, email: 'other@b.co' }));
  moveTo(2);
  moveTo(1);
  expect(here.params.email).toBe('other@b.co');
  goBrowserBack();
  expect(at()).toBe('/login/email');
});

it('offers no way back from the success', () => {
  open('/login/email', START);
  moveTo(4);
  expect(at()).toBe('step 4');
  expect(here.back).toBeUndefined();
});
