import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { BackIcon, CommentIcon, HeartIcon, MuteIcon, ShareIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MediaImage } from '../MediaFrame/MediaFrame.tsx';
import { SeekBar } from '../SeekBar/SeekBar.tsx';
import { Text } from '../Text/Text.tsx';
import { MediaStage, StageAction, StageCommentButton } from './MediaStage.tsx';
import { StageHeart } from './StageHeart.tsx';

const meta = {
  title: 'Scaffolds/MediaStage',
  component: MediaStage,
  subcomponents: { StageAction, StageCommentButton, StageHeart },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Side() {
  const say = useSay();
  const [liked, setLiked] = useState(true);
  return (
    <>
      <StageAction
        icon={HeartIcon}
        label={say('喜欢，12.8k', 'Like, 12.8k')}
        count="12.8k"
        tone="like"
        pressed={liked}
        onClick={() => setLiked(!liked)}
      />
      <StageAction icon={CommentIcon} label={say('评论，1.2k', 'Comments, 1.2k')} count="1.2k" />
      <StageAction icon={ShareIcon} label={say('分享', 'Share')} />
    </>
  );
}

export const OnAPhone: Story = {
  render: function OnAPhone() {
    const say = useSay();
    return (
      <MediaStage
        label={say('等了四个小时', 'Four hours of waiting')}
        backdrop="/art/northlights.svg"
        start={<IconButton icon={BackIcon} label={say('返回', 'Back')} tone="media" />}
        end={<IconButton icon={MuteIcon} label={say('打开声音', 'Sound on')} tone="media" />}
        side={<Side />}
        caption={<Text weight="strong">{say('极光终于来了', 'Then this')}</Text>}
        foot={<StageCommentButton label={say('说点什么', 'Say something')} />}
      >
        <MediaImage
          src="/art/northlights.svg"
          alt={say('帐篷上空的极光', 'Northern lights over a tent')}
          fit="contain"
        />
      </MediaStage>
    );
  },
};

export const Clip: Story = {
  render: function Clip() {
    const say = useSay();
    const [seconds, setSeconds] = useState(16);
    return (
      <MediaStage
        label={say('一段视频', 'A clip')}
        controls={
          <SeekBar
            label={say('进度', 'Position')}
            value={seconds}
            max={42}
            valueText={`${Math.round(seconds)} / 42`}
            onSeek={setSeconds}
          />
        }
      >
        <MediaImage src="/art/sea.svg" alt={say('海', 'The sea')} fit="contain" />
      </MediaStage>
    );
  },
};

/** Things to do in a row below the words. */
export const ActionsBelow: Story = {
  ...OnAPhone,
  parameters: { variants: { post: 'bottom' }, picture: false },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/极光终于来了|Then this/).getBoundingClientRect();
    const acts = canvas.getAllByRole('button', { name: /喜欢|评论|分享|Like|Comments|Share/ });
    const boxes = acts.map((act) => act.getBoundingClientRect());
    await expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
    await expect(boxes.every(({ top }) => top >= words.bottom)).toBe(true);
    await expect(boxes.every(({ right }) => right <= innerWidth)).toBe(true);
  },
};

/** Words and what one does on a sheet over the picture's foot: all of it is seen, and nothing below it. */
export const OnASheet: Story = {
  ...OnAPhone,
  parameters: { variants: { post: 'sheet' }, picture: false },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText(/极光终于来了|Then this/);
    await expect(getComputedStyle(words).color).toBe(getComputedStyle(document.body).color);
    if (innerWidth >= 820) return;
    const [frame, over] = ['.part-frame', '.part-over'].map((part) => {
      const found = canvasElement.querySelector(part);
      if (!found) throw new Error(`There is no ${part}`);
      return found.getBoundingClientRect();
    });
    if (!frame || !over) throw new Error('There is no picture');
    // The sheet's round corners lie on the picture.
    await expect(frame.bottom - over.top).toBeGreaterThan(8);
    await expect(over.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(over.top).toBeLessThanOrEqual(words.getBoundingClientRect().top);
  },
};

/** A framed picture on the page's ground, words below it; the place of the words is kept. */
export const OnPaper: Story = {
  ...OnAPhone,
  parameters: { variants: { post: 'paper' }, picture: false },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('.part-frame')?.getBoundingClientRect();
    const words = canvas.getByText(/极光终于来了|Then this/);
    if (!frame) throw new Error('There is no picture');
    await expect(frame.left).toBeGreaterThan(0);
    const [{ color }, page] = [getComputedStyle(words), getComputedStyle(document.body)];
    await expect(color).toBe(page.color);
    if (innerWidth < 820) {
      await expect(frame.bottom).toBeLessThanOrEqual(words.getBoundingClientRect().top);
      // The frame has its lower edge too.
      const over = canvasElement.querySelector('.part-over')?.getBoundingClientRect();
      await expect(frame.bottom).toBeLessThanOrEqual((over?.top ?? 0) - 2);
      // Whoever scrolls no further than the screen finds all of it.
      const foot = canvas.getByRole('button', { name: /说点什么|Say something/ });
      await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};

/** Two clicks leave a heart, which goes by itself. */
export const LikedByTwoTaps: Story = {
  parameters: { picture: false },
  render: function LikedByTwoTaps() {
    const say = useSay();
    const stage = useRef<HTMLElement>(null);
    const [hearts, setHearts] = useState<{ key: number; x: number; y: number }[]>([]);
    useEffect(() => {
      const { current } = stage;
      const like = ({ offsetX: x, offsetY: y, timeStamp: key }: MouseEvent) =>
        setHearts((shown) => [...shown, { key, x, y }]);
      current?.addEventListener('dblclick', like);
      return () => current?.removeEventListener('dblclick', like);
    }, []);
    return (
      <MediaStage ref={stage} label={say('等了四个小时', 'Four hours of waiting')}>
        <MediaImage
          src="/art/northlights.svg"
          alt={say('帐篷上空的极光', 'Northern lights over a tent')}
          fit="contain"
        />
        {hearts.map((heart) => (
          <StageHeart
            {...heart}
            key={heart.key}
            onGone={() => setHearts((shown) => shown.filter(({ key }) => key !== heart.key))}
          />
        ))}
      </MediaStage>
    );
  },
};
