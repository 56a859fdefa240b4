import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { NumberText } from './NumberText.tsx';

const meta = {
  title: 'Words/NumberText',
  component: NumberText,
  args: { points: 1268050, locale: 'zh-CN' },
} satisfies Meta<typeof NumberText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = { args: { size: 'hero' } };

export const Ledger: Story = {
  render: () => (
    <Stack align="end">
      {[888, -200000, 0, 12000000, -5].map((points) => (
        <NumberText key={points} size="lead" sign="always" points={points} locale="en-IN" />
      ))}
    </Stack>
  ),
};
