import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Stack } from '../components/Stack/Stack.tsx';
import { StretchProvider } from '../stories/say.tsx';
import { wholePage } from '../stories/wholePage.ts';
import { ChatPage } from './chat.parts.tsx';
import { Frame } from './Frame.tsx';
import { FeedPage } from './feed.parts.tsx';
import { LoginPage } from './LoginPage.tsx';
import { WalletPage } from './WalletPage.tsx';

/**
 * The same screens for people who enlarge, narrow or recolour them. Tested: nothing is wider than the screen, and each
 * has its picture. In Storybook narrow the window, zoom, or emulate `forced-colors` in the browser's tools.
 */
const meta = {
  title: 'Compositions/Conditions',
  parameters: { layout: 'fullscreen', a11y: wholePage },
  tags: ['condition'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const feed = (
  <Frame place="home">
    <FeedPage />
  </Frame>
);
const chat = (
  <Frame place="chat" bar={false}>
    <ChatPage />
  </Frame>
);
const wallet = (
  <Frame place="wallet" bar={false}>
    <WalletPage />
  </Frame>
);

const shown = (screen: 'narrow' | 'zoomed' | 'desktop', page: ReactNode): Story => ({
  parameters: { screen },
  render: () => <Stack>{page}</Stack>,
});

const inForcedColors = (page: ReactNode): Story => ({
  parameters: { screen: 'desktop', forcedColors: true },
  render: () => <Stack>{page}</Stack>,
});

const long = (screen: 'narrow' | 'desktop', page: ReactNode): Story => ({
  parameters: { screen },
  render: () => <StretchProvider value>{page}</StretchProvider>,
});

export const FeedAt320: Story = shown('narrow', feed);
export const ChatAt320: Story = shown('narrow', chat);
export const WalletAt320: Story = shown('narrow', wallet);
export const LoginAt320: Story = shown('narrow', <LoginPage />);

/** A window of 1280 × 800 at 200 %. */
export const FeedAt200Percent: Story = shown('zoomed', feed);
export const ChatAt200Percent: Story = shown('zoomed', chat);
export const WalletAt200Percent: Story = shown('zoomed', wallet);
export const LoginAt200Percent: Story = shown('zoomed', <LoginPage />);

export const FeedInForcedColors: Story = inForcedColors(feed);
export const ChatInForcedColors: Story = inForcedColors(chat);
export const WalletInForcedColors: Story = inForcedColors(wallet);
export const LoginInForcedColors: Story = inForcedColors(<LoginPage />);

export const FeedWithLongTexts: Story = long('narrow', feed);
export const ChatWithLongTexts: Story = long('narrow', chat);
export const WalletWithLongTexts: Story = long('desktop', wallet);
export const LoginWithLongTexts: Story = long('narrow', <LoginPage />);
