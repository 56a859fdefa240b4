import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Table } from './Table.tsx';

test('each cell stands under its column, and what scrolls is reached by keys', () => {
  render(
    <Table
      caption="Movements"
      columns={[
        { key: 'who', label: 'Account' },
        { key: 'points', label: 'Points', align: 'end' },
      ]}
      rows={[{ id: '1', cells: { points: '1.00', who: 'ann' } }]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Movements' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Points',
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['ann', '1.00']);
  expect(screen.getByRole('region', { name: 'Movements' }).tabIndex).toBe(0);
});

test('J and K go from row to row, Enter does the first thing that one offers, and a field keeps its keys', async () => {
  const open = vi.fn();
  const row = (id: string) => ({
    id,
    cells: {
      who: <input aria-label={`of ${id}`} />,
      act: (
        <button type="button" onClick={() => open(id)}>
          Open {id}
        </button>
      ),
    },
  });
  const columns = ['who', 'act'].map((key) => ({ key, label: key }));
  render(<Table caption="People" columns={columns} rows={[row('ann'), row('bob')]} />);
  const user = userEvent.setup();
  screen.getByRole('region').focus();
  await user.keyboard('kjjj');
  const [, , last] = screen.getAllByRole('row');
  expect(document.activeElement).toBe(last);
  await user.keyboard('{Enter}');
  await user.keyboard('k{Enter}');
  expect(open.mock.calls).toEqual([['bob'], ['ann']]);
  await user.type(screen.getByLabelText('of ann'), 'jk');
  expect(document.activeElement).toBe(screen.getByLabelText('of ann'));
  // On a button Enter is the button's own.
  screen.getByRole('button', { name: 'Open bob' }).focus();
  await user.keyboard('{Enter}');
  expect(open.mock.calls.length).toBe(3);
});

test('arrows go on from a row, X and Space pick the one that they are pressed in, and nothing is picked beside it', async () => {
  const picked = vi.fn();
  const row = (id: string) => ({
    id,
    cells: { pick: <input type="checkbox" aria-label={id} onChange={() => picked(id)} />, who: id },
  });
  const columns = ['pick', 'who'].map((key) => ({ key, label: key }));
  render(<Table caption="People" columns={columns} rows={[row('ann'), row('bob')]} />);
  const user = userEvent.setup();
  screen.getByRole('region').focus();
  // Nothing has the focus that could be picked.
  await user.keyboard('x{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('region'));
  await user.keyboard('jx{ArrowDown}{ }');
  expect(picked.mock.calls).toEqual([['ann'], ['bob']]);
  screen.getByLabelText('bob').focus();
  await user.keyboard('{ }kx');
  expect(picked.mock.calls.slice(2)).toEqual([['bob'], ['ann']]);
  await user.keyboard('{Control>}x{/Control}');
  expect(picked.mock.calls.length).toBe(4);
});

test('a key that is held picks once, Space scrolls where nothing is to be picked, and what is written is not a key', async () => {
  const picked = vi.fn();
  const pick = <input type="checkbox" aria-label="ann" onChange={picked} />;
  // biome-ignore lint/a11y/useSemanticElements: another way to write than a field
  const note = <div contentEditable suppressContentEditableWarning role="textbox" tabIndex={0} />;
  const columns = ['pick', 'note'].map((key) => ({ key, label: key }));
  const rows = [
    { id: 'ann', cells: { pick } },
    { id: 'bob', cells: { note } },
  ];
  render(<Table caption="People" columns={columns} rows={rows} />);
  const [, ann, bob] = screen.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
  ann.focus();
  await userEvent.keyboard('{x>3/}');
  expect(picked).toHaveBeenCalledOnce();
  // False: somebody took it.
  expect([fireEvent.keyDown(bob, { key: ' ' }), fireEvent.keyDown(bob, { key: 'j' })]).toEqual([true, false]);
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('X is told as a key only where rows are picked', () => {
  const keysOf = (key: string) => {
    const { unmount } = render(<Table caption="People" columns={[{ key, label: key }]} rows={[]} />);
    const keys = screen.getByRole('region').getAttribute('aria-keyshortcuts');
    unmount();
    return keys;
  };
  expect([keysOf('who'), keysOf('pick')]).toEqual(['j k Enter', 'j k x Enter']);
});
