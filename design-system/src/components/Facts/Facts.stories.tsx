import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { NumberText } from '../NumberText/NumberText.tsx';
import { Facts } from './Facts.tsx';

const meta = { title: 'Content/Facts', component: Facts } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OfAWithdrawal: Story = {
  parameters: { picture: false },
  render: function OfAWithdrawal() {
    const say = useSay();
    return (
      <Card pad="panel" edge="roomy">
        <Facts
          items={[
            {
              name: say('到账账号', 'To'),
              value: (
                <Inline gap="xs" justify="end">
                  wellpay ···· 88A2 <Icon of={LockIcon} size="xs" />
                </Inline>
              ),
            },
            { name: say('手续费', 'Fee'), value: <NumberText points={0} locale={say('zh-CN', 'en')} /> },
            { name: say('预计到账', 'Arrives'), value: say('10 分钟内', 'Within 10 minutes') },
          ]}
        />
      </Card>
    );
  },
};
