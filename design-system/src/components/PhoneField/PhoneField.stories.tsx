import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = { title: 'Fields/PhoneField', component: PhoneField } satisfies Meta;
export default meta;
type Story = StoryObj;

function Field({ error }: { error?: string }) {
  const say = useSay();
  const [phone, setPhone] = useState<{ country: 'CN' | 'IN' | 'TH'; value: string }>({
    country: 'CN',
    value: '',
  });
  return (
    <PhoneField
      {...phone}
      onChange={setPhone}
      label={say('手机号', 'Phone')}
      countryLabel={say('国家和地区', 'Country or region')}
      error={error}
      countries={[
        { value: 'CN', name: say('中国', 'China'), dialCode: '86' },
        { value: 'IN', name: say('印度', 'India'), dialCode: '91' },
        { value: 'TH', name: say('泰国', 'Thailand'), dialCode: '66' },
      ]}
    />
  );
}

export const Empty: Story = { render: () => <Field /> };

export const Wrong: Story = {
  render: function Wrong() {
    const say = useSay();
    return <Field error={say('号码好像少了几位', 'A few digits seem to be missing')} />;
  },
};

export const PastedWithItsCode: Story = {
  render: () => <Field />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('+91 98765 43210');
    await expect(field).toHaveValue('9876543210');
    await expect(canvas.getByRole('combobox')).toHaveValue('IN');
  },
};
