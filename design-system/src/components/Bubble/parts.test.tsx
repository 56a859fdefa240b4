import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SmileIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Bubble } from './Bubble.tsx';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { FileTile } from './FileTile.tsx';
import { FoldedText } from './FoldedText.tsx';
import { MessageTools } from './MessageTools.tsx';
import { Reactions } from './Reactions.tsx';
import { ReplyMark } from './ReplyMark.tsx';
import { SharedCard } from './SharedCard.tsx';

test('a quote leads to what it quotes, where that can be gone to', async () => {
  const onOpen = vi.fn();
  render(
    <Bubble side="other" time="14:05" quote={{ author: 'Meera', text: 'Cold?', onOpen }}>
      Bring a coat
    </Bubble>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Meera Cold?' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('one’s own emoji is pressed, and a press names the one that is meant', async () => {
  const onToggle = vi.fn();
  const reactions = [
    { emoji: '🔥', count: '6', mine: true, label: '🔥 by 6' },
    { emoji: '😍', count: '3', mine: false, label: '😍 by 3' },
  ];
  render(<Reactions side="own" label="Reactions" reactions={reactions} onToggle={onToggle} />);
  expect(screen.getByRole('group', { name: 'Reactions' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '🔥 by 6', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '😍 by 3', pressed: false }));
  expect(onToggle).toHaveBeenCalledWith('😍');
});

test('where it is closed, one’s own emoji is taken back and no other is pressed', async () => {
  const onToggle = vi.fn();
  const reactions = [
    { emoji: '🔥', count: '6', mine: true, label: '🔥 by 6' },
    { emoji: '😍', count: '3', mine: false, label: '😍 by 3' },
  ];
  render(<Reactions side="own" label="Reactions" reactions={reactions} onToggle={onToggle} closed />);
  for (const { label } of reactions) await userEvent.click(screen.getByRole('button', { name: label }));
  expect(onToggle.mock.calls).toEqual([['🔥']]);
});

test('a file is opened once: not while it is on its way', async () => {
  const onOpen = vi.fn();
  const tile = (busy: boolean) => (
    <FileTile
      extension="pdf"
      name="plan.pdf"
      detail="2.48 MB"
      action="Download"
      busy={busy}
      onOpen={onOpen}
    />
  );
  const { rerender } = render(tile(true));
  await userEvent.click(screen.getByRole('button', { name: /^Download\s*plan\.pdf/ }));
  expect(onOpen).not.toHaveBeenCalled();
  rerender(tile(false));
  await userEvent.click(screen.getByRole('button', { name: /^Download\s*plan\.pdf/ }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('long words are opened and folded again', async () => {
  render(
    <FoldedText moreLabel="More" lessLabel="Less">
      Words
    </FoldedText>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More', expanded: false }));
  expect(screen.getByRole('button', { name: 'Less', expanded: true })).toBeTruthy();
});

test('a card is a link as long as there is something to open', () => {
  const { rerender } = render(<SharedCard media={null} title="Kavya" kind="Contact" href="#kavya" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('#kavya');
  rerender(<SharedCard media={null} title="Kavya" kind="Contact" />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('an envelope says who sent it with which greeting, and which kind it is', () => {
  render(<EnvelopeCard greeting="Fuel is on me" hint="Open it" kind="Lucky" />);
  expect(document.body.textContent).toBe('Fuel is on meOpen itLucky');
});

test('the tools beside a message are a named group of buttons', () => {
  render(
    <MessageTools side="own" label="This message">
      <IconButton icon={SmileIcon} label="React" />
    </MessageTools>,
  );
  expect(screen.getByRole('toolbar', { name: 'This message' }).textContent).toBe('');
  expect(screen.getByRole('button', { name: 'React' })).toBeTruthy();
});

test('the mark beside a dragged bubble shows whether letting go replies, and is not read', () => {
  const { container, rerender } = render(<ReplyMark isFar={false} />);
  const near = container.firstElementChild?.className;
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  rerender(<ReplyMark isFar />);
  expect(container.firstElementChild?.className).not.toBe(near);
});
