import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  play: async ({ canvas }) => {
    const pair = canvas
      .getAllByRole('button')
      .slice(-2)
      .map((button) => button.parentElement?.children);
    const widths = [...(pair[0] ?? [])].map((child) => child.getBoundingClientRect().width);
    // `equal`: whatever their words are, the two share the width.
    await expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 1))).toBeLessThan(1);
  },
};
