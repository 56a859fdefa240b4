import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { NumberText } from '../NumberText/NumberText.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Outcome } from './Outcome.tsx';

const meta = { title: 'Messages/Outcome', component: Outcome } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OfAWithdrawal: Story = {
  parameters: { picture: false },
  render: function OfAWithdrawal() {
    const say = useSay();
    const amount = <NumberText size="display" points={200_000} locale={say('zh-CN', 'en')} />;
    return (
      <Stack gap="lg">
        <Outcome
          tone="warning"
          title={say('处理中', 'Pending')}
          text={say('一般 10 分钟内到账。', 'Usually within 10 minutes.')}
        >
          {amount}
        </Outcome>
        <Outcome tone="success" title={say('提现成功', 'Withdrawn')}>
          {amount}
        </Outcome>
        <Outcome
          tone="danger"
          title={say('提现失败，已退回', 'Failed and refunded')}
          text={say('账号校验未通过', 'Account not matched')}
        >
          {amount}
        </Outcome>
      </Stack>
    );
  },
};
