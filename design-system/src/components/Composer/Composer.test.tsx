import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Composer } from './Composer.tsx';

function Harness({ onSend }: { onSend: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <Composer
      label="Message"
      sendLabel="Send"
      value={value}
      onChange={setValue}
      onSend={() => onSend(value)}
    />
  );
}

test('Enter sends, Shift+Enter breaks the line, nothing but spaces is not sent', async () => {
  const onSend = vi.fn();
  render(<Harness onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, ' {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo');
});

test.each([
  ['while it composes', { isComposing: true }],
  ['that Safari sends after it', { isComposing: false, keyCode: 229 }],
])('Enter of a pinyin composition, %s, does not send', async (_, mark) => {
  const onSend = vi.fn();
  render(<Harness onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'ni hao');
  fireEvent.keyDown(field, { key: 'Enter', ...mark });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledOnce();
});

test('a key that its owner has taken sends nothing', () => {
  const onSend = vi.fn();
  render(
    <Composer
      label="Message"
      sendLabel="Send"
      value="@k"
      onChange={() => undefined}
      onSend={onSend}
      onKeyDown={(event) => event.preventDefault()}
    />,
  );
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
});

test('the field is as high as what is written, where the browser does not see to that', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(60);
  render(<Composer label="Message" sendLabel="Send" value="1\n2\n3" onChange={vi.fn()} onSend={vi.fn()} />);
  expect(screen.getByRole('textbox').style.height).toBe('60px');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
