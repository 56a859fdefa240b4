import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bubble, ChatNotice, MessageRow } from './Bubble.tsx';

test('an own message tells its state in words, after what was said and when', () => {
  render(
    <Bubble side="own" time="14:05" delivery={{ state: 'read', label: 'Read' }}>
      In!
    </Bubble>,
  );
  expect(document.body.textContent).toBe('In!14:05Read');
});

test('who and what it answers come before the answer', () => {
  render(
    <Bubble side="other" time="14:05" author="Kavya" quote={{ author: 'Meera', text: 'Cold?' }}>
      Bring a coat
    </Bubble>,
  );
  expect(document.body.textContent).toBe('KavyaMeeraCold?Bring a coat14:05');
});

test('a picture of the speaker stands beside messages of others only', () => {
  const row = (side: 'own' | 'other') => (
    <MessageRow side={side} avatar={<b>Kavya</b>}>
      Hello
    </MessageRow>
  );
  const { rerender } = render(row('other'));
  expect(screen.queryByText('Kavya')).toBeTruthy();
  rerender(row('own'));
  expect(screen.queryByText('Kavya')).toBeNull();
});

test('what went wrong can be tried again beside its message', () => {
  render(
    <MessageRow side="own" retry={<button type="button">Try again</button>}>
      <Bubble side="own" time="14:06">
        Hello
      </Bubble>
    </MessageRow>,
  );
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button.closest('[data-message]')?.textContent).toContain('Hello');
});

test('a day between messages is no message: the arrow keys pass it', () => {
  render(<ChatNotice>Today</ChatNotice>);
  expect(screen.getByText('Today').closest('[data-message]')).toBeNull();
});
