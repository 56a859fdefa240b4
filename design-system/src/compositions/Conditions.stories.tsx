import type { Meta, StoryObj } from '@storybook/react-vite';
import { StretchProvider } from '../stories/say.tsx';
import { wholePage } from '../stories/wholePage.ts';
import { Frame } from './Frame.tsx';
import { WalletPage } from './WalletPage.tsx';

/**
 * The same screen for people who enlarge, narrow or recolour it. Tested: nothing is wider than the screen, and each has
 * its picture. In Storybook narrow the window, zoom, or emulate `forced-colors` in the browser's tools.
 */
const meta = {
  title: 'Compositions/Conditions',
  parameters: { layout: 'fullscreen', a11y: wholePage },
  tags: ['condition'],
  render: () => (
    <Frame current="wallet" bar={false}>
      <WalletPage />
    </Frame>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WalletAt320: Story = { parameters: { screen: 'narrow' } };

/** A window of 1280 × 800 at 200 %. */
export const WalletAt200Percent: Story = { parameters: { screen: 'zoomed' } };
export const WalletInForcedColors: Story = { parameters: { screen: 'desktop', forcedColors: true } };
export const WalletWithLongTexts: Story = {
  parameters: { screen: 'desktop' },
  decorators: [
    (Wallet) => (
      <StretchProvider value>
        <Wallet />
      </StretchProvider>
    ),
  ],
};
