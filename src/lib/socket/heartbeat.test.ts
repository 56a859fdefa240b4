// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = () => {
  const port = { ping: vi.fn(), onDead: vi.fn() };
  return { port, heart: new Heartbeat(port) };
};

describe('a heartbeat', () => {
  it('notices a silent socket within thirty seconds', () => {
    const { port, heart } = setUp();
    heart.received();
    vi.advanceTimersByTime(30_000);
    expect(port.ping).toHaveBeenCalledTimes(1);
    expect(port.onDead).toHaveBeenCalledTimes(1);
  });

  it('lets a socket live that answers', () => {
    const { port, heart } = setUp();
    port.ping.mockImplementation(() => setTimeout(() => heart.received(), 100));
    heart.received();
    vi.advanceTimersByTime(10 * 60_000);
    expect(port.onDead).not.toHaveBeenCalled();
    expect(port.ping.mock.calls.length).toBeGreaterThan(20);
  });

  it('asks at once when the page is seen again, once however often that happens', () => {
    const { port, heart } = setUp();
    heart.received();
    heart.probe();
    heart.probe();
    expect(port.ping).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(port.onDead).toHaveBeenCalledTimes(1);
  });

  it('sends nothing once stopped', () => {
    const { port, heart } = setUp();
    heart.received();
    heart.stop();
    vi.advanceTimersByTime(60_000);
    expect(port.ping).not.toHaveBeenCalled();
  });
});
