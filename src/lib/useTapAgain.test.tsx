import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { RouterLink } from './RouterLink.tsx';
import { useNavigate } from './router/useNavigate.ts';
import { useTapAgain } from './useTapAgain.ts';

const refresh = vi.fn();
const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Page() {
  const navigate = useNavigate();
  useTapAgain(refresh);
  return (
    <>
      <RouterLink to="/home">Home</RouterLink>
      <RouterLink to="/chat">Chat</RouterLink>
      <button type="button" onClick={() => navigate('/home?range=7d')}>
        Week
      </button>
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Page />
    </MemoryRouter>,
  );
const tap = (name: string) => act(() => userEvent.click(screen.getByText(name)));

it('goes to the top and asks anew when the place one is at is tapped again', async () => {
  show();
  expect(refresh).not.toHaveBeenCalled();
  await tap('Home');
  expect(refresh).toHaveBeenCalledOnce();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

it.each(['Chat', 'Week'])('does not when it is another place: %s', async (name) => {
  show();
  await tap(name);
  expect(refresh).not.toHaveBeenCalled();
  expect(scroll).not.toHaveBeenCalled();
});
