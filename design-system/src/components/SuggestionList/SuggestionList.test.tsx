import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SuggestionList, suggestionId } from './SuggestionList.tsx';

const people = [
  { id: 'k', media: null, title: 'Kavya', detail: 'seaside7' },
  { id: 'm', media: null, title: 'Meera' },
];

test('a row is chosen by a tap, which leaves the focus in the field', async () => {
  const onChoose = vi.fn();
  render(<SuggestionList id="who" label="Members" suggestions={people} active="k" onChoose={onChoose} />);
  const row = screen.getByRole('option', { name: 'Meera' });
  expect(fireEvent.pointerDown(row)).toBe(false);
  await userEvent.click(row);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('m');
});

test('the one that Enter takes is marked, and can be pointed at from the field', () => {
  render(
    <SuggestionList id="who" label="Members" suggestions={people} active="k" onChoose={() => undefined} />,
  );
  const active = screen.getByRole('option', { selected: true });
  expect([active.textContent, active.id]).toEqual(['Kavyaseaside7', suggestionId('who', 'k')]);
  expect(screen.getByRole('listbox', { name: 'Members' }).id).toBe('who');
});
