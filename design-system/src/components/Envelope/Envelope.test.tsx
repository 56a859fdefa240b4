import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type CoverPhase, EnvelopeCover } from './EnvelopeCover.tsx';
import { EnvelopeHead } from './EnvelopeHead.tsx';
import { EnvelopeStage } from './EnvelopeStage.tsx';
import { PacketRow } from './PacketRow.tsx';
import { RiskFigures } from './RiskFigures.tsx';

afterEach(cleanup);

const sealOf = (phase: CoverPhase) => ({
  word: '開',
  label: 'Open the envelope',
  phase,
  onPress: vi.fn(),
  onLanded: vi.fn(),
});

const cover = (seal: ReturnType<typeof sealOf>) => (
  <EnvelopeCover avatar={null} from="From Arjun" greeting="Fuel is on me" seal={seal} foot="" />
);

test('the seal is pressed once: not while it turns', async () => {
  const still = sealOf('still');
  const { rerender } = render(cover(still));
  await userEvent.click(screen.getByRole('button', { name: 'Open the envelope' }));
  expect(still.onPress).toHaveBeenCalledOnce();
  const spinning = sealOf('spinning');
  rerender(cover(spinning));
  await userEvent.click(screen.getByRole('button', { name: 'Open the envelope' }));
  expect(spinning.onPress).not.toHaveBeenCalled();
});

test('where nothing turns it lands at once, and only once', async () => {
  const landing = sealOf('landing');
  const { rerender } = render(cover(landing));
  await waitFor(() => expect(landing.onLanded).toHaveBeenCalledOnce());
  rerender(cover(landing));
  expect(landing.onLanded).toHaveBeenCalledOnce();
});

test('the turn that is under way comes to its end first', async () => {
  const finished = Promise.withResolvers<void>();
  const updateTiming = vi.fn();
  const turn = {
    playState: 'running',
    effect: { getComputedTiming: () => ({ currentIteration: 2 }), updateTiming },
    finished: finished.promise,
  };
  Element.prototype.getAnimations = () => [turn as unknown as Animation];
  try {
    const landing = sealOf('landing');
    render(cover(landing));
    expect(updateTiming).toHaveBeenCalledWith({ iterations: 3 });
    expect(landing.onLanded).not.toHaveBeenCalled();
    finished.resolve();
    await waitFor(() => expect(landing.onLanded).toHaveBeenCalledOnce());
  } finally {
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  }
});

test('without a seal it says why, and leads on', async () => {
  const onPress = vi.fn();
  render(
    <EnvelopeCover
      avatar={null}
      from=""
      greeting=""
      verdict="Too late"
      action={{ label: 'See the others', onPress }}
      foot=""
    />,
  );
  expect(screen.getByText('Too late')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'See the others' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('an amount is read as it stands, however its digits roll', () => {
  render(
    <EnvelopeHead avatar={null} from="" greeting="" amount={{ figures: '1,208.50', unit: 'points' }} fresh />,
  );
  expect(screen.getByText('1,208.50').className).toContain('sr-only');
});

test('its stage is named, tells its news, and is left by Escape or its button', async () => {
  const onClose = vi.fn();
  const stage = (shape: 'card' | 'page') => (
    <EnvelopeStage
      open
      onClose={onClose}
      title="Lucky envelope"
      closeLabel="Close"
      shape={shape}
      news="You got 8.88"
    >
      <p>Inside</p>
    </EnvelopeStage>
  );
  const { rerender } = render(stage('card'));
  expect(screen.getByRole('dialog', { name: 'Lucky envelope' })).toBe(document.activeElement);
  expect(screen.getByRole('status').textContent).toBe('You got 8.88');
  rerender(stage('page'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('packets are one picture in words, risks a list of names and figures', () => {
  render(
    <>
      <PacketRow label="1 taken, 4 left" count={5} taken={['A']} />
      <RiskFigures
        chance={{ label: 'Chance', figures: '10%', detail: 'even' }}
        loss={{ label: 'Worst loss', figures: '30.00', detail: '20.00 × 1.5' }}
      />
    </>,
  );
  expect(screen.getByRole('img', { name: '1 taken, 4 left' }).childElementCount).toBe(5);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Chance', 'Worst loss']);
});

test.each([
  ['good', true],
  ['open', false],
  ['bad', false],
] as const)('where the luck is %s coins lie and fly: %s', (luck, hasCoins) => {
  const amount = { figures: '2.87', unit: 'points' };
  const { container } = render(
    <EnvelopeHead avatar={null} from="From Arjun" greeting="Luck" amount={amount} fresh luck={luck} />,
  );
  expect(container.querySelector('ellipse') !== null).toBe(hasCoins);
});
