import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { lazily } from './lazily.tsx';
import { overlayFailed } from './OverlayFailure.tsx';
import { type Stores, StoresProvider } from './stores/stores.ts';
import { ToastStore } from './toasts/toasts.store.ts';

const Page = ({ name }: { name: string }) => <p>page of {name}</p>;

interface Overlay {
  onClose: () => void;
}

const Sheet = (_: Overlay) => <p>the sheet</p>;

function Opener({ Later }: { Later: ComponentType<Overlay> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen ? <Later onClose={() => setOpen(false)} /> : <p>the page</p>}
    </>
  );
}

describe('lazily', () => {
  it('shows the fallback, then the component, and the component at once the next time', async () => {
    const Later = lazily(async () => ({ Page }), 'Page', { fallback: <p>wait</p>, failed: () => null });
    const first = render(<Later name="one" />);
    expect(screen.getByText('wait')).toBeDefined();
    await screen.findByText('page of one');
    first.unmount();
    render(<Later name="two" />);
    expect(screen.getByText('page of two')).toBeDefined();
  });

  it('draws a fallback and a failure of its own, and heals when the network is back', async () => {
    let isOnline = false;
    const Later = lazily(
      async () => {
        if (!isOnline) throw new Error('offline');
        return { Page };
      },
      'Page',
      { fallback: ({ name }) => <p>wait for {name}</p>, failed: (_, { name }) => <p>{name} did not come</p> },
    );
    render(<Later name="one" />);
    expect(screen.getByText('wait for one')).toBeDefined();
    await screen.findByText('one did not come');
    isOnline = true;
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('page of one');
  });

  it('is there at once when it was fetched ahead', async () => {
    const Later = lazily(async () => ({ Page }), 'Page', { fallback: <p>wait</p>, failed: () => null });
    await Later.load();
    render(<Later name="one" />);
    expect(screen.getByText('page of one')).toBeDefined();
  });

  it('closes what lies over a page when its code does not come, says so, and opens it the next time', async () => {
    let isOnline = false;
    const Later = lazily(
      async () => {
        if (!isOnline) throw new Error('offline');
        return { Sheet };
      },
      'Sheet',
      { failed: overlayFailed },
    );
    const toasts = new ToastStore();
    render(
      <StoresProvider value={{ toasts } as Stores}>
        <Opener Later={Later} />
      </StoresProvider>,
    );
    await userEvent.click(screen.getByText('open'));
    await screen.findByText('the page');
    expect(toasts.list.map(({ words }) => words)).toEqual([{ id: 'error.no_connection' }]);
    isOnline = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('the sheet')).toBeNull();
    await userEvent.click(screen.getByText('open'));
    await screen.findByText('the sheet');
  });
});
