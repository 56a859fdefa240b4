import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserPlusIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { drawingNames } from '../../variants/scenes/drawing.names.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Drawing } from './Drawing.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'Messages/EmptyState', component: EmptyState } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  render: function Empty() {
    const say = useSay();
    return (
      <EmptyState
        drawing="messages"
        title={say('还没有聊天', 'No chats yet')}
        text={say('加个朋友，第一句就说“在吗”也行。', 'Add a friend. “You there?” is a fine first line.')}
        action={
          <Button tone="primary" icon={UserPlusIcon}>
            {say('添加好友', 'Add a friend')}
          </Button>
        }
      />
    );
  },
};

export const Drawings: Story = {
  render: () => (
    <Inline wrap gap="lg">
      {drawingNames.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </Inline>
  ),
};

const pictureOf = (canvas: HTMLElement): string => {
  const [drawing] = canvas.querySelectorAll('[data-scene]');
  if (!drawing) throw new Error('Nothing is drawn');
  return getComputedStyle(drawing).backgroundImage;
};

/** One fine line, and the colour a little beside it. */
export const Outline: Story = {
  ...Drawings,
  parameters: { variants: { scenes: 'outline' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(pictureOf(canvasElement)).toMatch(/^url/);
  },
};

/** Squares, circles, and their halves and quarters. */
export const Blocks: Story = {
  ...Outline,
  parameters: { variants: { scenes: 'blocks' }, picture: false },
};

/** Cut from paper, one piece on another. */
export const Paper: Story = { ...Outline, parameters: { variants: { scenes: 'paper' }, picture: false } };

/** On squared paper, in the frames of a drawing office. */
export const Squared: Story = { ...Outline, parameters: { variants: { scenes: 'grid' }, picture: false } };

/** Coloured glass before a glow. */
export const Glow: Story = { ...Outline, parameters: { variants: { scenes: 'glow' }, picture: false } };
