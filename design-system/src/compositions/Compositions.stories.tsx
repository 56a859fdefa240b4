import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { OverlayStack } from '../components/OverlayStack/OverlayStack.tsx';
import { useSay } from '../stories/say.tsx';
import { wholePage } from '../stories/wholePage.ts';
import { ChatPage } from './chat.parts.tsx';
import { Frame } from './Frame.tsx';
import { FeedPage } from './feed.parts.tsx';
import { LoginPage } from './LoginPage.tsx';
import { PostPage } from './post.parts.tsx';
import { WalletPage } from './WalletPage.tsx';

/** Whole screens from fixtures, to judge brands and components together. */
const meta = {
  title: 'Compositions',
  parameters: { layout: 'fullscreen', a11y: wholePage },
  tags: ['composition'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function FeedWithPost({ opened }: { opened: boolean }) {
  const say = useSay();
  const [open, setOpen] = useState(opened);
  const close = () => setOpen(false);
  const post = { id: 'post', label: say('作品', 'Post'), content: <PostPage onClose={close} /> };
  return (
    <>
      <Frame place="home">
        <FeedPage />
      </Frame>
      <OverlayStack overlays={open ? [post] : []} onBack={close} />
    </>
  );
}

export const Feed: Story = { render: () => <FeedWithPost opened={false} /> };

export const PostOpen: Story = {
  parameters: { screen: 'desktop' },
  render: () => <FeedWithPost opened />,
};

export const Chat: Story = {
  parameters: { screen: 'desktop' },
  render: () => (
    <Frame place="chat" bar={false}>
      <ChatPage />
    </Frame>
  ),
};

export const Wallet: Story = {
  parameters: { screen: 'desktop' },
  render: () => (
    <Frame place="wallet" bar={false}>
      <WalletPage />
    </Frame>
  ),
};

export const Login: Story = { render: () => <LoginPage /> };
