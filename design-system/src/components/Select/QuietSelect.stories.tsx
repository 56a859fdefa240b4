import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { QuietSelect } from './QuietSelect.tsx';

const meta = { title: 'Fields/QuietSelect', component: QuietSelect } satisfies Meta;
export default meta;
type Story = StoryObj;

export const BesideAHeading: Story = {
  parameters: { picture: false },
  render: function BesideAHeading() {
    const say = useSay();
    const [month, setMonth] = useState<'11' | '10'>('11');
    return (
      <Inline justify="between">
        <Heading level={2}>{say('交易记录', 'Activity')}</Heading>
        <QuietSelect
          label={say('月份', 'Month')}
          value={month}
          onChange={setMonth}
          options={[
            { value: '11', label: say('2026 年 11 月', 'Nov 2026') },
            { value: '10', label: say('2026 年 10 月', 'Oct 2026') },
          ]}
        />
      </Inline>
    );
  },
};
