import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MuteIcon, VideoIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MediaTag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { MediaFrame, MediaImage, MediaProgress } from './MediaFrame.tsx';

const meta = {
  title: 'Media/MediaFrame',
  component: MediaFrame,
  subcomponents: { MediaImage, MediaProgress },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const thumbHash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

export const Clip: Story = {
  render: function Clip() {
    const say = useSay();
    return (
      <MediaFrame
        ratio={4 / 3}
        thumbHash={thumbHash}
        over={{
          topStart: <MediaTag icon={VideoIcon}>0:42</MediaTag>,
          bottomEnd: <IconButton icon={MuteIcon} label={say('打开声音', 'Sound on')} tone="media" />,
          foot: <MediaProgress value={0.34} />,
        }}
      >
        <MediaImage src="/art/northlights.svg" alt={say('帐篷上空的极光', 'Northern lights over a tent')} />
      </MediaFrame>
    );
  },
};

export const BeforeItIsThere: Story = {
  render: function BeforeItIsThere() {
    const say = useSay();
    return (
      <>
        <MediaFrame ratio={4 / 3} thumbHash={thumbHash} />
        <Text>{say('图片下面的字', 'The words under it')}</Text>
      </>
    );
  },
  play: async ({ canvas }) => {
    // The box has its height before a byte of the picture: what lies under it never moves.
    const words = canvas.getByText(/图片下面|words under/);
    const frame = words.previousElementSibling;
    if (!(frame instanceof HTMLElement)) throw new Error('the frame is not there');
    await expect(frame.clientWidth / frame.clientHeight).toBeCloseTo(4 / 3, 1);
    // What draws the stand-in comes when the screen stands.
    await waitFor(() => expect(getComputedStyle(frame).backgroundImage).toMatch(/^url\("data:image\//));
  },
};

export const Broken: Story = {
  render: function Broken() {
    const say = useSay();
    return (
      <MediaFrame ratio={4 / 3} thumbHash={thumbHash}>
        <MediaImage src="data:image/png,broken" alt={say('茶山', 'A tea hill')} eager />
      </MediaFrame>
    );
  },
  play: async ({ canvas }) => {
    // A drawing, not the browser's own torn page; still named by what it would show.
    await waitFor(() => expect(canvas.getByRole('img', { name: /茶山|tea/ }).tagName).toBe('SPAN'));
  },
};
