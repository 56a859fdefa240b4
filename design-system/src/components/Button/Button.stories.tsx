import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { buttonSizes, buttonTones } from './Button.variants.ts';

const meta = {
  title: 'Controls/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: '关注' },
  argTypes: {
    tone: { control: 'select', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };

export const Tones: Story = {
  render: function Tones() {
    const say = useSay();
    return (
      <Inline wrap>
        {buttonTones.map((tone) => (
          <Button key={tone} tone={tone}>
            {say('关注', 'Follow')}
          </Button>
        ))}
      </Inline>
    );
  },
};

export const Sizes: Story = {
  render: function Sizes() {
    const say = useSay();
    return (
      <Inline wrap>
        {buttonSizes.map((size) => (
          <Button key={size} tone="primary" size={size} icon={PlusIcon}>
            {say('发布', 'Post')}
          </Button>
        ))}
      </Inline>
    );
  },
};

export const States: Story = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap="md">
        <Inline wrap>
          <Button tone="primary" loading>
            {say('发送中', 'Sending')}
          </Button>
          <Button disabled>{say('不可用', 'Unavailable')}</Button>
          <ButtonLink href="#main" tone="line">
            {say('去看看', 'Take a look')}
          </ButtonLink>
        </Inline>
        <Button tone="primary" size="lg" block>
          {say('继续', 'Continue')}
        </Button>
      </Stack>
    );
  },
};
