import { Button, Inline } from '@livery/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chosenOf } from '../../../design-system/src/lib/chosen.ts';
import { useSay } from '../../../design-system/src/stories/say.tsx';
import { hear } from './hear.ts';

const meta = { title: 'Messages/Sounds', parameters: { picture: false } } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Press to hear them. */
function Sounds() {
  const say = useSay();
  return (
    <Inline wrap gap="sm">
      <Button onClick={() => hear('message')}>{say('新消息', 'A message')}</Button>
      <Button onClick={() => hear('sent')}>{say('已发出', 'Sent')}</Button>
      <Button onClick={() => hear('opened')}>{say('红包到了', 'Points came')}</Button>
      <Button onClick={() => hear('attention')}>{say('出了问题', 'Something failed')}</Button>
    </Inline>
  );
}

const asked = (kit: string): Story['play'] => {
  return async () => {
    await expect(chosenOf('--sounds')).toBe(kit);
  };
};

export const Glass: Story = {
  render: () => <Sounds />,
  parameters: { variants: { sounds: 'glass' } },
  play: asked('glass'),
};

export const Wood: Story = { ...Glass, parameters: { variants: { sounds: 'wood' } }, play: asked('wood') };

export const Digital: Story = {
  ...Glass,
  parameters: { variants: { sounds: 'digital' } },
  play: asked('digital'),
};

export const Silent: Story = { ...Glass, parameters: { variants: { sounds: 'none' } }, play: asked('none') };
