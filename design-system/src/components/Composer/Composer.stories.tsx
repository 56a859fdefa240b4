import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CloseIcon, PlusIcon, SmileIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';

const meta = {
  title: 'Fields/Composer',
  component: Composer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Line({ text, ...rest }: { text: string } & Pick<ComposerProps, 'header' | 'disabled'>) {
  const say = useSay();
  const [value, setValue] = useState(text);
  return (
    <Composer
      {...rest}
      label={say('发消息', 'Message')}
      sendLabel={say('发送', 'Send')}
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      start={<IconButton icon={PlusIcon} label={say('添加', 'Add')} tone="subtle" />}
      end={<IconButton icon={SmileIcon} label={say('表情', 'Emoji')} tone="subtle" />}
    />
  );
}

export const States: Story = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap="lg">
        <Line text="" />
        <Line text={say('周六这片茶山，早上六点有云海\n带外套', 'This tea hill on Saturday\nBring a coat')} />
        <Line text="" disabled />
      </Stack>
    );
  },
};

export const Answering: Story = {
  render: function Answering() {
    const say = useSay();
    return (
      <Line
        text=""
        header={
          <Inline padX="page">
            <Text size="footnote" tone="secondary" grow lines={1}>
              {say('回复海边的周末：去吗？', 'Answering Kavya: in?')}
            </Text>
            <IconButton icon={CloseIcon} label={say('不回复了', 'Do not answer')} tone="subtle" />
          </Inline>
        }
      />
    );
  },
};
