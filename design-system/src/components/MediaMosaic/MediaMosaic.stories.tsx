import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { MediaFrame, MediaImage } from '../MediaFrame/MediaFrame.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MediaAlbum } from './MediaAlbum.tsx';
import { MediaMosaic } from './MediaMosaic.tsx';

const meta = {
  title: 'Content/MediaMosaic',
  component: MediaMosaic,
  subcomponents: { MediaAlbum },
} satisfies Meta;
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

export const Albums: Story = {
  render: function Albums() {
    const say = useSay();
    return (
      <Box width="column">
        <Grid columns="3" gap="md">
          {[2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => (
            <MediaAlbum key={count}>
              {Array.from({ length: count }, (_, at) => pictures[at % pictures.length]).map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
                <MediaFrame key={at} corners="none">
                  <MediaImage src={`/art/${name}.svg`} alt={say('一张画', 'A drawing')} />
                </MediaFrame>
              ))}
            </MediaAlbum>
          ))}
        </Grid>
      </Box>
    );
  },
};
