import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AmountField } from './AmountField.tsx';

const meta = { title: 'Fields/AmountField', component: AmountField } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Typed: Story = {
  render: function Typed() {
    const say = useSay();
    const [value, setValue] = useState('2000');
    return (
      <Stack gap="lg">
        <AmountField
          label={say('提现积分', 'Amount in points')}
          hint={say('单笔 10 – 50,000', '10 – 50,000 each')}
          locale={say('zh-CN', 'en')}
          value={value}
          onChange={setValue}
          end={
            <Button tone="ghost" size="sm" onClick={() => setValue('10648')}>
              {say('全部', 'All')}
            </Button>
          }
        />
        <AmountField
          label={say('提现积分', 'Amount in points')}
          error={say('最多 10,648.00', '10,648.00 at most')}
          locale={say('zh-CN', 'en')}
          value="99999.5"
          onChange={() => undefined}
        />
      </Stack>
    );
  },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveValue('2,000');
    await userEvent.click(canvas.getByRole('button', { name: /全部|All/ }));
    await expect(field).toHaveValue('10,648');
  },
};
