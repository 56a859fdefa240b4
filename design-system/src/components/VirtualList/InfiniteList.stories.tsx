import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { people, personRow } from '../../stories/people.tsx';
import { useSay } from '../../stories/say.tsx';
import { InfiniteList, type InfiniteMore } from './InfiniteList.tsx';

const meta = {
  title: 'Content/InfiniteList',
  component: InfiniteList,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Pages({ end }: { end: InfiniteMore }) {
  const say = useSay();
  const [items, setItems] = useState(() => people(20));
  const [more, setMore] = useState<InfiniteMore>('idle');
  const onMore = () => {
    if (items.length >= 60) return setMore(end);
    setItems([...items, ...people(20, items.length)]);
  };
  return (
    <InfiniteList
      label={say('粉丝', 'Followers')}
      items={items}
      keyOf={({ id }) => id}
      more={more}
      onMore={onMore}
      words={{
        loading: say('正在加载更多', 'Loading more'),
        failed: say('没加载出来', 'Could not load more'),
        retry: say('再试一次', 'Try again'),
        done: say('没有更多了', 'That is all'),
      }}
    >
      {personRow}
    </InfiniteList>
  );
}

const words = /正在加载更多|Loading more|没加载出来|Could not|没有更多了|That is all/;

/** Scrolling on brings page after page, until there is something to say at the end. */
const toEnd: Story['play'] = async ({ canvas }) => {
  await waitFor(
    () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.queryByText(words)).not.toBeNull();
    },
    { timeout: 15_000 },
  );
};

export const AllLoaded: Story = { render: () => <Pages end="done" />, play: toEnd };
export const Loading: Story = { render: () => <Pages end="loading" />, play: toEnd };
export const Failed: Story = { render: () => <Pages end="failed" />, play: toEnd };
