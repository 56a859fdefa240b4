import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { QrCode } from './QrCode.tsx';
import { QrPlaceholder } from './QrPlaceholder.tsx';

const meta = {
  title: 'Content/QrCode',
  component: QrCode,
  subcomponents: { QrPlaceholder },
  args: { label: '扫一扫，加我好友', value: 'https://example.test/u/xiaoman07' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const LongAndLarge: Story = {
  args: { size: 'lg', value: `https://example.test/o/${'7'.repeat(400)}` },
};
export const Placeholder: Story = {
  render: () => (
    <QrPlaceholder>
      <Icon of={RefreshIcon} size="lg" />
    </QrPlaceholder>
  ),
};
