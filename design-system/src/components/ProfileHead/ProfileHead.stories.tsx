import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ProfileHead } from './ProfileHead.tsx';

const meta = { title: 'Content/ProfileHead', component: ProfileHead } satisfies Meta;
export default meta;
type Story = StoryObj;

const ignore = () => undefined;

export const Heads: Story = {
  render: function Heads() {
    const say = useSay();
    const name = say('林间小满', 'Meera Nair');
    const labels = [say('关注', 'Following'), say('粉丝', 'Followers'), say('获赞', 'Likes')];
    const counts = labels.map((label, index) => ({
      label,
      value: ['286', '23.6k', '412k'][index] ?? '',
      ...(index < 2 && { onClick: ignore }),
    }));
    return (
      <Box width="dialogWide">
        <Stack gap="lg">
          <ProfileHead
            avatar={<Avatar size="xl" name={name} src="/art/p1.svg" />}
            name={name}
            detail={
              <Text size="footnote" tone="tertiary">
                ID xiaoman07
              </Text>
            }
            bio={say(
              '白天做地图，周末进山。等云，等光，等一碗面。',
              'Maps on weekdays, mountains on weekends. Waits for clouds and noodles.',
            )}
            counts={counts}
            actions={
              <>
                <Button tone="primary">{say('关注', 'Follow')}</Button>
                <Button>{say('发消息', 'Message')}</Button>
              </>
            }
          />
          <ProfileHead avatar={<Avatar size="xl" name={name} />} name={name} />
        </Stack>
      </Box>
    );
  },
};

/** No cover. */
export const Plain: Story = {
  ...Heads,
  parameters: { variants: { profile: 'plain' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.part-cover')?.getBoundingClientRect().height).toBe(0);
    // Without a cover the picture has no ring, and stands over the words.
    const picture = canvasElement.querySelector('.part-profile img')?.getBoundingClientRect();
    const name = canvasElement.querySelector('.part-profile h2')?.getBoundingClientRect();
    await expect(picture?.left).toBeCloseTo(name?.left ?? 0, 0);
  },
};

/** Picture, names and numbers in the middle. */
export const Centred: Story = {
  ...Heads,
  parameters: { variants: { profile: 'centred' }, picture: false },
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('.part-profile')?.getBoundingClientRect();
    const picture = canvasElement.querySelector('.part-profile img')?.getBoundingClientRect();
    if (!head || !picture) throw new Error('There is no head');
    await expect(Math.abs(picture.x + picture.width / 2 - head.x - head.width / 2)).toBeLessThan(2);
  },
};
