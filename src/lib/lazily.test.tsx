import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { lazily } from './lazily.tsx';

const Page = ({ name }: { name: string }) => <p>page of {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>failed</p> : this.props.children;
  }
}

describe('lazily', () => {
  it('shows the fallback, then the component, and the component at once the next time', async () => {
    const Later = lazily(async () => ({ Page }), 'Page', { fallback: <p>wait</p> });
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
    const Later = lazily(async () => ({ Page }), 'Page', { fallback: <p>wait</p> });
    await Later.load();
    render(<Later name="one" />);
    expect(screen.getByText('page of one')).toBeDefined();
  });

  it('throws a chunk that does not come to the boundary', async () => {
    const Later = lazily<'Page', { name: string }>(async () => Promise.reject(new Error('gone')), 'Page');
    render(
      <Boundary>
        <Later name="one" />
      </Boundary>,
    );
    await screen.findByText('failed');
  });
});
