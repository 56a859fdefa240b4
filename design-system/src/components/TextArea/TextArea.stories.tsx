import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = { title: 'Fields/TextArea', component: TextArea } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = {
  render: function States() {
    const say = useSay();
    const [value, setValue] = useState('');
    return (
      <Stack gap="lg">
        <TextArea
          label={say('个性签名', 'About me')}
          placeholder={say('写点什么', 'A few words')}
          hint={`${value.length}/100`}
          value={value}
          onChange={setValue}
        />
        <TextArea
          label={say('举报说明', 'What is wrong')}
          error={say('再多写几个字', 'A few more words')}
          value={say('不对', 'Bad')}
          onChange={() => undefined}
        />
        <TextArea
          label={say('不可用', 'Unavailable')}
          disabled
          value={say('暂不可填', 'Not yet')}
          onChange={() => undefined}
        />
      </Stack>
    );
  },
};

export const Growing: Story = {
  render: function Growing() {
    const say = useSay();
    const [value, setValue] = useState('');
    return <TextArea label={say('正文', 'Words')} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    const empty = field.clientHeight;
    await expect(empty).toBeGreaterThanOrEqual(3 * line);
    fireEvent.change(field, { target: { value: 'one\n'.repeat(7) } });
    await expect(field.clientHeight).toBeGreaterThanOrEqual(empty + 4 * line);
    fireEvent.change(field, { target: { value: 'one\n'.repeat(200) } });
    // Then it scrolls by itself: the button under it stays within reach.
    await expect(field.clientHeight).toBeLessThan(innerHeight * 0.6);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.clientHeight).toBe(empty);
  },
};
