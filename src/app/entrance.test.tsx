import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { englishTexts as english } from '../locales/all-messages.ts';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { RegisterPage } from '../pages/register/RegisterPage.tsx';
import { Providers } from './Providers.tsx';
import { openTab } from './testing/app-stores.ts';
import { callsGoTo, gives, LocalServer } from './testing/local-server.ts';

let server: LocalServer;
beforeEach(async () => {
  localStorage.clear();
  server = await new LocalServer().start();
  server.answer = () => gives({ social_account: 2, geetest_status: false, verified_status: 1 });
  callsGoTo(server);
});
afterEach(() => server.stop());

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};
const where = () => screen.getByTestId('where').textContent;

const open = async (address: string) => {
  const stores = await openTab('en');
  await act(async () => {
    render(
      <Providers stores={stores}>
        <MemoryRouter initialEntries={[address]}>
          <Where />
          <Routes>
            <Route path="/register" element={<RegisterPage />} />
            <Route path="/login/email" element={<LoginPage key="email" mode="email" />} />
            <Route path="/login/phone" element={<LoginPage key="phone" mode="phone" />} />
          </Routes>
        </MemoryRouter>
      </Providers>,
    );
  });
};

const press = (role: 'link' | 'button', id: keyof typeof english) =>
  userEvent.click(screen.getByRole(role, { name: english[id] }));

it('changes between phone and e-mail at the sign-up', async () => {
  await open('/register?mode=email&country=CN&step=1');
  await press('link', 'login.use_phone');
  expect(screen.getByLabelText(english['login.phone'])).toBeDefined();
  await press('link', 'login.use_email');
  expect(screen.getByLabelText(english['login.email'])).toBeDefined();
});

it('changes between phone and e-mail at the login', async () => {
  await open('/login/email');
  await press('link', 'login.use_phone');
  expect(where()).toBe('/login/phone');
  await press('link', 'login.use_email');
  expect(where()).toBe('/login/email');
});

it('leads who has an account from the sign-up to the login of the same kind', async () => {
  await open('/register?mode=phone&country=CN&step=1');
  await press('link', 'register.have_account.login');
  expect(where()).toBe('/login/phone');
});

it('folds what most people leave out, and opens it with the focus in it', async () => {
  await open('/register?mode=email&country=CN&step=3&email=a@mail.example');
  expect(screen.queryByLabelText(english['register.invite_code'])).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: english['register.extras'] }));
  expect(document.activeElement).toBe(screen.getByLabelText(english['register.social_account']));
  expect(screen.getByLabelText(english['register.invite_code'])).toBeDefined();
});

it('says that a code was sent once one was', async () => {
  await open('/register?mode=email&country=CN&step=2&email=a@mail.example');
  const lead = new RegExp(`^${english['register.code_to']}`);
  expect(screen.getByText(lead)).toBeDefined();
  await press('button', 'register.send_code');
  expect(await screen.findByText(new RegExp(`^${english['register.code_sent']}`))).toBeDefined();
  expect(screen.queryByText(lead)).toBeNull();
});
