import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessageRow } from '../Bubble/Bubble.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatRoom } from './ChatRoom.tsx';

const log = (announcement?: string) => (
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
  const { container } = render(log('Kavya: bring a coat'));
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
  expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('Kavya: bring a coat');
});
