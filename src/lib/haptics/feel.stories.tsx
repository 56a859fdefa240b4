import { Switch } from '@livery/contract';
import { Button } from '@livery/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { useSay } from '../../../design-system/src/stories/say.tsx';
import { feel } from './feel.ts';

const meta = { title: 'Messages/Haptics', parameters: { picture: false } } satisfies Meta;
export default meta;
type Story = StoryObj;

/** To be felt on a phone. */
function Press() {
  const say = useSay();
  return (
    <Button onClick={() => feel('won', { vibration: Switch.OPEN })}>{say('收到红包', 'Points came')}</Button>
  );
}

const felt = async (canvas: HTMLElement): Promise<number> => {
  const vibrate = spyOn(navigator, 'vibrate').mockReturnValue(true);
  await userEvent.click(within(canvas).getByRole('button'));
  const [pattern] = vibrate.mock.calls.at(-1) ?? [];
  vibrate.mockRestore();
  return Array.isArray(pattern) ? Number(pattern[0]) : 0;
};

export const Light: Story = {
  render: () => <Press />,
  parameters: { variants: { haptics: 'light' } },
  play: async ({ canvasElement }) => {
    await expect(await felt(canvasElement)).toBe(30);
  },
};

/** Longer. */
export const Strong: Story = {
  ...Light,
  parameters: { variants: { haptics: 'strong' } },
  play: async ({ canvasElement }) => {
    await expect(await felt(canvasElement)).toBeGreaterThan(30);
  },
};

/** Nothing. */
export const Still: Story = {
  ...Light,
  parameters: { variants: { haptics: 'none' } },
  play: async ({ canvasElement }) => {
    await expect(await felt(canvasElement)).toBe(0);
  },
};
