import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type CoverPhase, EnvelopeCover } from './EnvelopeCover.tsx';
import { EnvelopeHead } from './EnvelopeHead.tsx';
import { EnvelopeStage } from './EnvelopeStage.tsx';
import { MineBand } from './MineBand.tsx';
import { PacketRow } from './PacketRow.tsx';
import { RiskFigures } from './RiskFigures.tsx';

const meta = {
  title: 'Content/EnvelopeStage',
  component: EnvelopeStage,
  subcomponents: { EnvelopeCover, EnvelopeHead, MineBand, PacketRow, RiskFigures },
  parameters: { layout: 'fullscreen', picture: false },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const useArjun = () => {
  const say = useSay();
  return {
    avatar: <Avatar size="lg" name="阿" src="/art/p4.svg" />,
    from: say('阿澈的厨房 发来的红包', 'An envelope from Arjun'),
    greeting: say('油钱我出，别客气', 'Fuel is on me'),
  };
};

function Cover({ phase = 'still' }: { phase?: CoverPhase }) {
  const say = useSay();
  return (
    <EnvelopeCover
      {...useArjun()}
      seal={{
        word: say('開', 'Open'),
        label: say('打开红包', 'Open the envelope'),
        phase,
        onPress: () => undefined,
        onLanded: () => undefined,
      }}
      foot={
        <>
          <span>{say('拼手气 · 共 20 个 · 200.00 积分', 'Lucky · 20 packets · 200.00 points')}</span>
          <span>{say('已领 12/20 · 23:41 后退回', '12 of 20 taken · returns in 23:41')}</span>
        </>
      }
    />
  );
}

export const Closed: Story = {
  render: () => (
    <Box padX="page" padY="xl">
      <Cover />
    </Box>
  ),
};

const paint = (root: HTMLElement, part: string) => {
  const element = root.querySelector(part);
  if (!element) throw new Error(`There is no ${part}`);
  return getComputedStyle(element);
};

/** A folded letter under a seal of wax. */
export const Sealed: Story = {
  ...Closed,
  parameters: { variants: { envelope: 'seal' } },
  play: async ({ canvasElement }) => {
    await expect(paint(canvasElement, '.part-seal').clipPath).toContain('polygon');
    await expect(paint(canvasElement, '.part-flap').clipPath).toContain('polygon');
    await expect(paint(canvasElement, '.part-sparks').display).toBe('none');
  },
};

/** Printed all over, under a straight flap. */
export const Printed: Story = {
  ...Closed,
  parameters: { variants: { envelope: 'pattern' } },
  play: async ({ canvasElement }) => {
    await expect(paint(canvasElement, '.part-paper').backgroundImage).toContain('radial-gradient');
    await expect(paint(canvasElement, '.part-flap').borderRadius).toBe('0px');
  },
};

export const Over: Story = {
  render: function Over() {
    const say = useSay();
    return (
      <Box padX="page" padY="xl">
        <EnvelopeCover
          {...useArjun()}
          verdict={say('手慢了，红包已被领完', 'Too late: every packet is taken')}
          action={{ label: say('看看大家的手气', 'See how the others did'), onPress: () => undefined }}
          foot={say('已领 20/20', '20 of 20 taken')}
        />
      </Box>
    );
  },
};

export const Opened: Story = {
  render: function Opened() {
    const say = useSay();
    return (
      <Box surface="raised" width="reading">
        <EnvelopeHead {...useArjun()} amount={{ figures: '8.88', unit: say('积分', 'points') }}>
          <Text size="footnote" tone="secondary">
            {say('已存入钱包', 'In your wallet now')}
          </Text>
        </EnvelopeHead>
      </Box>
    );
  },
};

export const Mine: Story = {
  render: function Mine() {
    const say = useSay();
    return (
      <Box surface="overlay" width="reading">
        <MineBand
          avatar={<Avatar name="拾" src="/art/p9.svg" />}
          from={say('拾光的扫雷红包', 'Ishaan’s minesweeper')}
          facts={say('20.00 积分 · 7 个 · 赔率 1.5', '20.00 points · 7 packets · odds 1.5')}
          mine={{
            digit: '7',
            title: say('雷号 7', 'The mine is 7'),
            text: say('金额末位是 7 就中雷', 'An amount ending in 7 hits it'),
          }}
          clock={{ figures: '1:24', text: say('后统一结算', 'to settlement') }}
        />
        <Stack gap="md" padX="page" padY="lg">
          <PacketRow
            label={say('已抢 3，剩 4 个', '3 taken, 4 left')}
            count={7}
            taken={['/art/p2.svg', '/art/p6.svg', '/art/p12.svg'].map((src) => (
              <Avatar key={src} size="sm" name="" src={src} />
            ))}
          />
          <RiskFigures
            chance={{
              label: say('中雷概率', 'Chance of the mine'),
              figures: '10%',
              detail: say('末位 0–9 机会均等', 'last digit 0–9, even'),
            }}
            loss={{ label: say('最多会亏', 'Worst loss'), figures: '30.00', detail: '20.00 × 1.5' }}
          />
        </Stack>
      </Box>
    );
  },
};

/** The seal turns to its end, then what was in it takes the place of the closed one. */
export const OnItsStage: Story = {
  render: function OnItsStage() {
    const say = useSay();
    const [phase, setPhase] = useState<CoverPhase | 'open' | 'away'>('away');
    const arjun = useArjun();
    const isOpen = phase === 'open';
    return (
      <>
        <Button onClick={() => setPhase('still')}>{say('红包', 'Envelope')}</Button>
        <EnvelopeStage
          open={phase !== 'away'}
          onClose={() => setPhase('away')}
          title={say('拼手气红包', 'Lucky red envelope')}
          closeLabel={say('关闭', 'Close')}
          shape={isOpen ? 'page' : 'card'}
        >
          {isOpen ? (
            <EnvelopeHead {...arjun} amount={{ figures: '8.88', unit: say('积分', 'points') }} fresh />
          ) : (
            <EnvelopeCover
              {...arjun}
              seal={{
                word: say('開', 'Open'),
                label: say('打开红包', 'Open the envelope'),
                phase: phase === 'away' ? 'still' : phase,
                onPress: () => setPhase('landing'),
                onLanded: () => setPhase('open'),
              }}
              foot={null}
            />
          )}
        </EnvelopeStage>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: /打开|Open the/ }));
    await screen.findByText('8.88');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
