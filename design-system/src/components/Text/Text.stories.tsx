import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { textSizes, textTones } from './Text.variants.ts';

const meta = { title: 'Words/Text', component: Text, args: { children: '汤底熬了六小时' } } satisfies Meta<
  typeof Text
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: function Sizes() {
    const say = useSay();
    return (
      <Stack gap="sm">
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            {say('零下十八度，值得。', 'Minus eighteen. Worth it.')}
          </Text>
        ))}
        <Text size="hero" numeric>
          12,880.50
        </Text>
      </Stack>
    );
  },
};

export const Tones: Story = {
  render: function Tones() {
    const say = useSay();
    return (
      <Inline wrap gap="lg">
        {textTones
          .filter((tone) => tone !== 'disabled')
          .map((tone) => (
            <Text key={tone} tone={tone} weight="medium">
              {say('看看网络', 'Check the network')}
            </Text>
          ))}
      </Inline>
    );
  },
};

export const Clamped: Story = {
  render: function Clamped() {
    const say = useSay();
    return (
      <Text as="p" lines={2} wrap="pretty">
        {say('从八十米高看，海是有纹理的。', 'From eighty metres up, the sea has a grain. ').repeat(20)}
      </Text>
    );
  },
};
