import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PinIcon, TrashIcon } from '../../icons/index.ts';
import { List, ListHeading } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import { PersonRow } from './PersonRow.tsx';
import { SwitchRow } from './SwitchRow.tsx';

test('a row goes somewhere, acts, or just stands', async () => {
  const onClick = vi.fn();
  render(
    <List label="Settings">
      <ListRow title="Notifications" href="/notifications" selected />
      <ListRow title="Log out" onClick={onClick} />
      <ListRow title="Version" value="2.8.0" />
    </List>,
  );
  expect(screen.getByRole('list', { name: 'Settings' }).children).toHaveLength(3);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/notifications');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByText('Version').closest('a, button')).toBeNull();
});

test('the choice that is made says so', () => {
  render(
    <List label="Countries">
      <ListRow title="China" letters="CN" value="+86" selected onClick={vi.fn()} />
      <ListRow title="India" letters="IN" value="+91" onClick={vi.fn()} />
    </List>,
  );
  expect(screen.getByRole('button', { current: true, name: 'China +86' })).toBeDefined();
  expect(screen.getAllByRole('button', { current: false })).toHaveLength(1);
});

test.each([{ href: '/there' }, { onClick: vi.fn() }])(
  'one that cannot be used leads nowhere: %j',
  async (target) => {
    render(
      <List label="Settings">
        <ListRow title="Unavailable" disabled {...target} />
      </List>,
    );
    await userEvent.click(screen.getByText('Unavailable'));
    expect(screen.queryByRole('link')).toBeNull();
    if (target.onClick) expect(target.onClick).not.toHaveBeenCalled();
  },
);

test('arrows go from a row to what a swipe reveals and back; the Tab key passes it', async () => {
  const onPin = vi.fn();
  render(
    <List label="Chats">
      <PersonRow
        media={null}
        title="Meera"
        href="/chat/1"
        swipe={[
          { id: 'pin', label: 'Pin', icon: PinIcon, onSelect: onPin },
          { id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'danger', onSelect: vi.fn() },
        ]}
      />
    </List>,
  );
  await userEvent.tab();
  const row = screen.getByRole('link', { name: 'Meera' });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(onPin).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(row);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a heading names its list', () => {
  render(
    <>
      <ListHeading id="account">Account</ListHeading>
      <List labelledBy="account" busy>
        <ListRow title="Notifications" />
      </List>
    </>,
  );
  expect(screen.getByRole('list', { name: 'Account' }).getAttribute('aria-busy')).toBe('true');
});

test('a setting is switched under the name that its row shows', async () => {
  const onChange = vi.fn();
  render(
    <List label="Settings">
      <SwitchRow title="Sound" detail="For every message" checked={false} onChange={onChange} />
      <SwitchRow title="Vibration" checked disabled onChange={onChange} />
    </List>,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
  expect(onChange.mock.calls).toEqual([[true]]);
  await userEvent.click(screen.getByRole('switch', { name: 'Vibration', checked: true }));
  expect(onChange).toHaveBeenCalledOnce();
});
