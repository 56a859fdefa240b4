import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { MediaFrame, MediaImage } from '../MediaFrame/MediaFrame.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MediaMosaic } from './MediaMosaic.tsx';

const meta = { title: 'Content/MediaMosaic', component: MediaMosaic } satisfies Meta;
export default meta;
type Story = StoryObj;

const pictures = ['noodles', 'coffee', 'tea', 'cat'];

export const Layouts: Story = {
  render: function Layouts() {
    const say = useSay();
    return (
      <Stack gap="lg">
        {[2, 3, 4].map((count) => (
          <MediaMosaic key={count} more={count === 4 ? '+6' : undefined}>
            {pictures.slice(0, count).map((name) => (
              <MediaFrame key={name} corners="none">
                <MediaImage src={`/art/${name}.svg`} alt={say('一张画', 'A drawing')} />
              </MediaFrame>
            ))}
          </MediaMosaic>
        ))}
      </Stack>
    );
  },
};
