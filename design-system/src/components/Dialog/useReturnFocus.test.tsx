import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { EditIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { PointMenu } from '../Menu/PointMenu.tsx';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

const note = (onSelect: () => void) =>
  [{ kind: 'action', id: 'note', icon: EditIcon, label: 'Note', onSelect }] as const;

function Note({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="Note" closeLabel="Close">
      Words
    </Sheet>
  );
}

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>More</Button>} entries={note(() => setOpen(true))} />
      <Note open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function FromPoint() {
  const [shown, setShown] = useState<'menu' | 'note'>();
  return (
    <>
      <Button onClick={() => setShown('menu')}>Row</Button>
      <PointMenu
        label="Options"
        open={shown === 'menu'}
        onClose={() => setShown((now) => (now === 'menu' ? undefined : now))}
        at={{ x: 0, y: 0 }}
        entries={note(() => setShown('note'))}
      />
      <Note open={shown === 'note'} onClose={() => setShown(undefined)} />
    </>
  );
}

function FromAnswer() {
  const [shown, setShown] = useState<'question' | 'note'>();
  return (
    <>
      <Button onClick={() => setShown('question')}>Leave</Button>
      <Dialog
        open={shown === 'question'}
        onClose={() => setShown(undefined)}
        title="Leave?"
        actions={<Button onClick={() => setShown('note')}>Note</Button>}
      />
      <Note open={shown === 'note'} onClose={() => setShown(undefined)} />
    </>
  );
}

test.each([
  ['a menu', 'More', 'menuitem', FromMenu],
  ['a menu at a point', 'Row', 'menuitem', FromPoint],
  ['the answer to a question', 'Leave', 'button', FromAnswer],
] as const)('what %s opened gives the focus back to what opened that', async (_, first, role, Harness) => {
  render(<Harness />);
  const opener = screen.getByRole('button', { name: first });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole(role, { name: 'Note' }));
  await screen.findByRole('dialog', { name: 'Note' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
