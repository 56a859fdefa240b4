import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { PageKeys } from '../keys/PageKeys.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

const accept = vi.fn(async () => true);
const step = vi.fn();

beforeEach(() => {
  accept.mockClear();
  step.mockClear();
});

function Desk() {
  const reason = useRef<HTMLInputElement>(null);
  useDeskKeys({ accept, step }, reason);
  return <input ref={reason} aria-label="reason" />;
}

/** Pages have their own keys from the start, and the desk once what it is about is here. */
function Page({ hasDesk, hasHistory }: { hasDesk: boolean; hasHistory: boolean }) {
  return (
    <main>
      {hasDesk && <Desk />}
      {hasHistory && (
        <table>
          <tbody>
            <tr tabIndex={-1} />
          </tbody>
        </table>
      )}
      <LanguageProvider value={{ locale: 'en', messages: {} }}>
        <PageKeys />
      </LanguageProvider>
    </main>
  );
}

test.each([false, true])(
  'keys of a desk go before those of its page (a history beside it: %s)',
  async (hasHistory) => {
    const { rerender } = render(<Page hasDesk={false} hasHistory={false} />);
    rerender(<Page hasDesk hasHistory={hasHistory} />);
    const user = userEvent.setup();
    await user.keyboard('jka');
    expect(step.mock.calls).toEqual([[1], [-1]]);
    expect(accept).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('r');
    expect(document.activeElement).toBe(screen.getByLabelText('reason'));
    expect(screen.getByLabelText<HTMLInputElement>('reason').value).toBe('');
  },
);

test('without a desk J leads to the first row, and where there is none the key is let be', async () => {
  const isTaken = vi.fn();
  const tell = ({ defaultPrevented }: KeyboardEvent) => isTaken(defaultPrevented);
  const { rerender } = render(<Page hasDesk={false} hasHistory={false} />);
  const user = userEvent.setup();
  // Told after the page's own.
  window.addEventListener('keydown', tell);
  await user.keyboard('j');
  rerender(<Page hasDesk={false} hasHistory />);
  await user.keyboard('j');
  window.removeEventListener('keydown', tell);
  expect(isTaken.mock.calls).toEqual([[false], [true]]);
  expect(document.activeElement).toBe(screen.getByRole('row'));
});
