import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CaptchaDialog } from '../../domains/auth/captcha/CaptchaDialog.tsx';
import type { CaptchaCheck } from '../../domains/auth/codes/code-sender.store.ts';
import { createWorld, type World } from '../../stories/world.ts';
import { Providers } from '../Providers.tsx';

/** The captcha before a code. The widget itself is the provider's, and comes from a server. */
const meta = {
  title: 'Pages/Captcha',
  component: CaptchaDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', picture: false },
  args: {
    sender: { accept: fn(), retry: fn(), cancel: fn() },
    check: { status: 'loading', round: 1 } satisfies CaptchaCheck,
  },
  loaders: [
    async ({ globals }) => ({
      world: await createWorld({}, { brand: String(globals.brand), locale: String(globals.locale) }),
    }),
  ],
  decorators: [
    (Story, { loaded }) => {
      const { stores, number } = loaded.world as World;
      return (
        <Providers key={number} stores={stores}>
          <Story />
        </Providers>
      );
    },
  ],
} satisfies Meta<typeof CaptchaDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ args }) => {
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toBeVisible());
    // Keys are the dialog's once it has the focus.
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    // The dialog goes before it says so.
    await waitFor(() => expect(args.sender.cancel).toHaveBeenCalled());
  },
};

export const Refused: Story = {
  args: { check: { status: 'refused', round: 1 } },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    await expect(args.sender.retry).toHaveBeenCalledOnce();
  },
};
