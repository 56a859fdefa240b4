import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Viewfinder } from './Viewfinder.tsx';

const meta = { title: 'Content/Viewfinder', component: Viewfinder } satisfies Meta;
export default meta;
type Story = StoryObj;

export const BeforeThePicture: Story = {
  render: function BeforeThePicture() {
    const say = useSay();
    const video = useRef<HTMLVideoElement>(null);
    return <Viewfinder label={say('把二维码放进框里', 'Hold the code in the frame')} video={video} />;
  },
};
