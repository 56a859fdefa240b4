// @vitest-environment node
import { expect, it } from 'vitest';
import { forgotPath } from '../recovery/forgot-route.ts';
import { loginFormPath, registerPath } from '../registration/register-route.ts';
import { authScreenOf } from './auth-screen.model.ts';

const who = { mode: 'phone', country: 'TH', phone: '812345678', email: '', returnTo: '/posts/a' } as const;

it('knows the screens by the addresses that their links carry', () => {
  expect(authScreenOf(loginFormPath('phone', '/chat'), 'CN')).toEqual({ name: 'login', mode: 'phone' });
  const register = { ...who, step: 2 } as const;
  expect(authScreenOf(registerPath(register), 'CN')).toEqual({ name: 'register', params: register });
  const forgot = { ...who, isFirst: false };
  expect(authScreenOf(forgotPath(forgot), 'CN')).toEqual({ name: 'forgot', params: forgot });
});

it.each(['/', '/login', '/login/pigeon', '/posts/a', '/register/x', 'https://terms.example/login/email'])(
  'leaves %s to the router',
  (address) => expect(authScreenOf(address, 'CN')).toBeUndefined(),
);
