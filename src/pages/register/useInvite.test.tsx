import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useInvite } from './useInvite.ts';

type Form = Parameters<typeof useInvite>[0];

const open = (address: string, isSignedIn = false): string => {
  const form = {
    values: { invite_code: '' },
    set(_: string, code: string) {
      form.values.invite_code = code;
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  renderHook(() => useInvite(form as unknown as Form, isSignedIn), { wrapper });
  return form.values.invite_code;
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('keeps the code of who invited until somebody is signed in', () => {
  expect([open('/register?inviteCode=TEA234'), open('/register')]).toEqual(['TEA234', 'TEA234']);
  open('/register', true);
  expect(open('/register')).toBe('');
});
