import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FieldButton } from './FieldButton.tsx';
import { FieldSelect } from './FieldSelect.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  subcomponents: { FieldSelect, FieldButton },
  args: { label: '昵称', value: '', onChange: () => undefined },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: function States() {
    const say = useSay();
    const [id, setId] = useState('xiaoman07');
    const [email, setEmail] = useState('meera.example.test');
    return (
      <Stack gap="lg">
        <TextField
          label={say('昵称', 'Nickname')}
          placeholder={say('3 到 30 个字', '3 to 30 characters')}
          value=""
          onChange={() => undefined}
        />
        <TextField
          label={say('账号 ID', 'ID')}
          hint={say('6–12 位，字母和数字都要有', '6–12 letters and digits, both of them')}
          value={id}
          onChange={setId}
          suffix={<Icon of={CheckIcon} />}
        />
        <TextField
          label={say('邮箱', 'E-mail')}
          type="email"
          error={say('少了 @，再看看', 'An @ is missing')}
          value={email}
          onChange={setEmail}
        />
        <TextField
          label={say('手机号', 'Phone')}
          type="tel"
          prefix={
            <FieldSelect
              label={say('国家或地区代码', 'Country code')}
              options={[
                { value: 'CN', short: '+86', label: say('中国 +86', 'China +86') },
                { value: 'IN', short: '+91', label: say('印度 +91', 'India +91') },
              ]}
              value="CN"
              onChange={() => undefined}
            />
          }
          value="138 0013 8000"
          onChange={() => undefined}
        />
        <TextField
          label={say('手机号', 'Phone')}
          type="tel"
          prefix={
            <FieldButton
              label={say('国家：泰国 +66', 'Country: Thailand +66')}
              short="+66"
              onClick={() => undefined}
            />
          }
          value=""
          onChange={() => undefined}
        />
        <TextField
          label={say('邀请码', 'Invitation')}
          disabled
          value={say('暂不可填', 'Not yet')}
          onChange={() => undefined}
        />
      </Stack>
    );
  },
};
