import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';
import { inlineJustifies } from './Inline.variants.ts';

const meta = { title: 'Layout/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Justify: Story = {
  render: function Justify() {
    const say = useSay();
    return (
      <Stack gap="md">
        {inlineJustifies.map((justify) => (
          <Inline key={justify} justify={justify}>
            <Button>{say('取消', 'Cancel')}</Button>
            <Button tone="primary">{say('好', 'Fine')}</Button>
          </Inline>
        ))}
        <Inline equal>
          <Button>{say('再想想', 'Not yet')}</Button>
          <Button tone="danger">{say('解散', 'Disband')}</Button>
        </Inline>
      </Stack>
    );
  },
};
