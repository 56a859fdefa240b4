import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { ownFrame } from '../../stories/ownFrame.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Choices: Story = {
  render: function Choices() {
    const say = useSay();
    const [open, setOpen] = useState(true);
    return (
      <Stack padX="page" padY="lg" align="start">
        <Button onClick={() => setOpen(true)}>{say('评论', 'Comments')}</Button>
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={say('先登录吧', 'Log in first')}
          closeLabel={say('关闭', 'Close')}
        >
          <Stack gap="md">
            <Text tone="secondary">
              {say('登录后就能喜欢、评论和聊天。', 'Log in to like, comment and chat.')}
            </Text>
            <Button tone="primary" size="lg" block>
              {say('登录', 'Log in')}
            </Button>
            <Button size="lg" block onClick={() => setOpen(false)}>
              {say('先逛逛', 'Just looking')}
            </Button>
          </Stack>
        </Sheet>
      </Stack>
    );
  },
};

export const WithFoot: Story = {
  render: function WithFoot() {
    const say = useSay();
    const [value, setValue] = useState('');
    return (
      <Sheet
        open
        onClose={() => undefined}
        title={say('1.2k 条评论', '1.2k comments')}
        closeLabel={say('关闭', 'Close')}
        height="half"
        foot={
          <Composer
            label={say('说点好听的', 'Say something nice')}
            sendLabel={say('发送', 'Send')}
            value={value}
            onChange={setValue}
            onSend={() => setValue('')}
          />
        }
      >
        <Stack gap="md">
          {Array.from({ length: 40 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a comment is its place
            <Text key={index} as="p">
              {say('骂了。然后一抬头，就不骂了。', 'I did. Then I looked up and stopped.')}
            </Text>
          ))}
        </Stack>
      </Sheet>
    );
  },
  play: async () => {
    // However long the sheet is, the line to write on stays in sight.
    const line = screen.getByRole('textbox').getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
};
