import type { Meta, StoryObj } from '@storybook/react-vite';
import { wholePage } from '../stories/wholePage.ts';
import { Frame } from './Frame.tsx';
import { WalletPage } from './WalletPage.tsx';

/** A whole screen from fixtures that the product does not have yet. Those that it has are stories of its pages. */
const meta = {
  title: 'Compositions',
  parameters: { layout: 'fullscreen', a11y: wholePage, picture: 'everyBrand' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wallet: Story = {
  parameters: { screen: 'desktop' },
  render: () => (
    <Frame current="wallet" bar={false}>
      <WalletPage />
    </Frame>
  ),
};
