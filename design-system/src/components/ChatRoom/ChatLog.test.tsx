import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessageRow } from '../Bubble/Bubble.tsx';
import { ChatLog, type ChatLogProps } from './ChatLog.tsx';
import { ChatRoom } from './ChatRoom.tsx';

const log = (announcement?: ChatLogProps['announcement']) => (
  <ChatRoom bar={<b>Kavya</b>} composer={<textarea aria-label="Message" />}>
    <ChatLog label="Messages" announcement={announcement}>
      <MessageRow side="other">one</MessageRow>
      <MessageRow side="own">two</MessageRow>
    </ChatLog>
  </ChatRoom>
);

test('the Tab key comes into the log and goes on to the line; arrows walk its messages from the newest, Home and End go to the ends', async () => {
  render(log());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('log', { name: 'Messages' }));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('two');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('one');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('two');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('one');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('two');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
});

test('what has just come is read politely; history that loads is not', () => {
  const { container } = render(log({ id: 'm1', words: 'Kavya: bring a coat' }));
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
  expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('Kavya: bring a coat');
});

test('the same words twice are read twice: they come anew, while words that stay are not touched', () => {
  const { container, rerender } = render(log({ id: 'm1', words: 'Kavya: ok' }));
  const read = () => container.querySelector('[aria-live=polite]')?.firstElementChild;
  const first = read();
  rerender(log({ id: 'm1', words: 'Kavya: ok' }));
  expect(read()).toBe(first);
  rerender(log({ id: 'm2', words: 'Kavya: ok' }));
  expect(read()?.textContent).toBe('Kavya: ok');
  expect(read()).not.toBe(first);
});
