import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CommentIcon, HeartIcon, ShareIcon, StarIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { CardActions } from '../Card/Card.tsx';
import { ActionButton } from './ActionButton.tsx';

const meta = {
  title: 'Controls/ActionButton',
  component: ActionButton,
  args: { icon: HeartIcon, label: '喜欢，12.8k' },
} satisfies Meta<typeof ActionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderAPost: Story = {
  render: function UnderAPost() {
    const say = useSay();
    const [liked, setLiked] = useState(true);
    return (
      <CardActions>
        <ActionButton
          icon={HeartIcon}
          label={say('喜欢，12.8k', 'Like, 12.8k')}
          count="12.8k"
          tone="like"
          pressed={liked}
          onClick={() => setLiked(!liked)}
        />
        <ActionButton icon={CommentIcon} label={say('评论，1.2k', 'Comments, 1.2k')} count="1.2k" />
        <ActionButton
          icon={StarIcon}
          label={say('收藏，3.6k', 'Save, 3.6k')}
          count="3.6k"
          tone="keep"
          pressed
        />
        <ActionButton icon={ShareIcon} label={say('分享', 'Share')} end />
      </CardActions>
    );
  },
};
