import { render, screen } from '@testing-library/react';
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
