import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Text } from '../Text/Text.tsx';
import { TinyPicture } from './TinyPicture.tsx';

const meta = {
  title: 'Media/TinyPicture',
  component: TinyPicture,
  parameters: { picture: false },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const InALine: Story = {
  render: function InALine() {
    const say = useSay();
    return (
      <Text as="p">
        <TinyPicture thumbHash="1QcSHQRnh493V4dIh4eXh1h4kJUI" />
        {say('[图片]', '[Photo]')}
      </Text>
    );
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByText(/图片|Photo/).querySelector('span');
    if (!picture) throw new Error('the picture is not there');
    await waitFor(() => expect(getComputedStyle(picture).backgroundImage).toMatch(/^url\("data:image\//));
  },
};
