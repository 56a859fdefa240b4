import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { ownFrame } from '../../stories/ownFrame.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { ImageViewer } from './ImageViewer.tsx';

const meta = {
  title: 'Media/ImageViewer',
  component: ImageViewer,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const pictures = ['northlights', 'noodles', 'cat'];

export const TurnedByKey: Story = {
  render: function TurnedByKey() {
    const say = useSay();
    const [open, setOpen] = useState(true);
    const [at, setAt] = useState(0);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{say('看图', 'Look')}</Button>
        <ImageViewer
          open={open}
          onClose={() => setOpen(false)}
          images={pictures.map((id) => ({ id, src: `/art/${id}.svg`, alt: id }))}
          at={at}
          onMove={setAt}
          position={`${at + 1} / ${pictures.length}`}
          labels={{
            title: say('图片', 'Pictures'),
            close: say('关闭', 'Close'),
            previous: say('上一张', 'Previous'),
            next: say('下一张', 'Next'),
            loading: say('正在取', 'Loading'),
          }}
        />
      </>
    );
  },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('img')).toHaveAttribute('src', '/art/noodles.svg');
    const stage = document.querySelector<HTMLElement>('[data-stage]');
    stage?.focus();
    await userEvent.keyboard('+');
    await expect(screen.getByRole('img').style.transform).toContain('scale(1.5)');
    await userEvent.keyboard('0');
  },
};
