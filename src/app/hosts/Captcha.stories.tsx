import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
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
    await expect(await screen.findByRole('status')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.sender.cancel).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { check: { status: 'refused', round: 1 } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    await expect(args.sender.retry).toHaveBeenCalledOnce();
  },
};
