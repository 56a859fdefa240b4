import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  args: { label: '验证码', value: '', onChange: () => undefined },
  render: function Render(args) {
    const say = useSay();
    const [value, setValue] = useState(args.value);
    return <CodeField {...args} label={say('验证码', 'Code')} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { args: { value: '407', hint: '05:00' } };
export const Masked: Story = { args: { value: '4071', masked: true } };
export const Wrong: Story = { args: { value: '407123', error: '407123 ✕' } };

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('４０７ 123');
    await expect(field).toHaveValue('407123');
  },
};
