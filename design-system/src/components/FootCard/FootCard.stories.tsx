import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useSampleNav } from '../../compositions/Frame.tsx';
import { useSay } from '../../stories/say.tsx';
import { VIEWPORTS } from '../../stories/screens.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { FootCard } from './FootCard.tsx';

const meta = {
  title: 'Messages/FootCard',
  component: FootCard,
  parameters: { layout: 'fullscreen', viewport: { options: VIEWPORTS } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Above the places of a phone, which go on working below it. */
export const AboveABar: Story = {
  parameters: { screen: 'phone' },
  globals: { viewport: { value: 'phone' } },
  render: function AboveABar() {
    const say = useSay();
    return (
      <>
        <BottomBar label={say('主导航', 'Main')} items={useSampleNav('home').bottom} />
        <FootCard title={say('可以统计访问吗？', 'May we count visits?')}>
          <Text as="p" size="footnote" tone="secondary">
            {say('只数打开了哪一类页面。', 'Only which kinds of pages are opened.')}
          </Text>
          <Inline gap="sm" equal>
            <Button block>{say('不同意', 'Decline')}</Button>
            <Button block>{say('同意', 'Allow')}</Button>
          </Inline>
        </FootCard>
      </>
    );
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    const bar = canvas.queryByRole('navigation');
    const isThere = bar !== null && boxOf(bar).height > 0;
    // It comes from below.
    await waitFor(() =>
      expect(boxOf(card).bottom).toBeLessThanOrEqual(isThere ? boxOf(bar).top : innerHeight),
    );
    await expect(boxOf(card).left).toBeGreaterThanOrEqual(0);
  },
};

/** Where words are seldom read. */
export const InACorner: Story = {
  ...AboveABar,
  parameters: { screen: 'desktop', picture: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region').firstElementChild;
    if (!card) throw new Error('there is no card');
    // As far from the foot as from the side, once it has come from below.
    await waitFor(() => expect(innerHeight - boxOf(card).bottom).toBeCloseTo(innerWidth - boxOf(card).right));
    await expect(boxOf(card).left).toBeGreaterThan(innerWidth / 2);
  },
};
