import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';

const items = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

function Harness({ name }: { name: string }) {
  const [value, setValue] = useState<'light' | 'dark' | 'system'>('dark');
  return <SegmentedControl label={name} items={items} value={value} onChange={setValue} />;
}

const chosen = () => screen.getByRole('radio', { checked: true });

test.each([
  ['{ArrowRight}', 'System'],
  ['{ArrowDown}', 'System'],
  ['{ArrowLeft}', 'Light'],
  ['{ArrowRight}{ArrowRight}', 'Light'],
])('%s goes from the second to %s, around the ends, and chooses', async (keys, label) => {
  render(<Harness name="Appearance" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dark' }));
  await userEvent.keyboard(keys);
  expect(chosen()).toBe(screen.getByRole('radio', { name: label }));
  expect(document.activeElement).toBe(chosen());
});

test('it is one stop of the Tab key, named, and its words choose', async () => {
  render(<Harness name="Appearance" />);
  expect(screen.getByRole('radiogroup', { name: 'Appearance' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByText('Light'));
  expect(chosen()).toBe(screen.getByRole('radio', { name: 'Light' }));
});

test('two on a page do not choose for each other', async () => {
  render(
    <>
      <Harness name="One" />
      <Harness name="Other" />
    </>,
  );
  await userEvent.click(screen.getAllByRole('radio', { name: 'Light' })[0]!);
  const labels = screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.parentElement?.textContent);
  expect(labels).toEqual(['Light', 'Dark']);
});

test('words of another language are said in it', () => {
  const languages = [
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  ] as const;
  render(<SegmentedControl label="Language" items={languages} value="en" onChange={() => undefined} />);
  expect(screen.getByText('简体中文').lang).toBe('zh-CN');
});
