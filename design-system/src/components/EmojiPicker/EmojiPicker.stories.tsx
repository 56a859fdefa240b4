import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { EmojiPicker } from './EmojiPicker.tsx';

const meta = { title: 'Content/EmojiPicker', component: EmojiPicker } satisfies Meta;
export default meta;
type Story = StoryObj;

function Picker() {
  const say = useSay();
  return (
    <Inline>
      <Card>
        <EmojiPicker
          locale={say('zh-CN', 'en')}
          recent={['🎉', '👍']}
          onChoose={() => undefined}
          words={{
            search: say('搜表情', 'Search emoji'),
            clear: say('清空', 'Clear'),
            loading: say('正在加载表情', 'Loading emoji'),
            failed: say('表情没加载出来', 'Could not load the emoji'),
            retry: say('再试一次', 'Try again'),
            none: say('没有找到', 'Nothing found'),
            recent: say('最近用过', 'Recent'),
            results: say('结果', 'Results'),
            groups: {
              smileys: say('笑脸', 'Smileys'),
              people: say('人物', 'People'),
              nature: say('自然', 'Nature'),
              food: say('吃喝', 'Food'),
              travel: say('出行', 'Travel'),
              activity: say('活动', 'Activities'),
              objects: say('物品', 'Objects'),
              symbols: say('符号', 'Symbols'),
              flags: say('旗帜', 'Flags'),
            },
          }}
        />
      </Card>
    </Inline>
  );
}

export const Found: Story = {
  render: () => <Picker />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /赞|thumbs up/ });
    await userEvent.type(canvas.getByRole('searchbox'), '🐱猫');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '红心');
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(1);
  },
};

export const NothingFound: Story = {
  render: () => <Picker />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'qqqq');
    await canvas.findByText(/没有找到|Nothing found/);
  },
};
