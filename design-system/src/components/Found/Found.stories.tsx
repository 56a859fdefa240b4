import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Found } from './Found.tsx';

const meta = { title: 'Content/Found', component: Found } satisfies Meta;
export default meta;
type Story = StoryObj;

const find = (text: string) =>
  ['茶', 'tea'].flatMap((word) => {
    const from = text.indexOf(word);
    return from < 0 ? [] : [{ from, to: from + word.length }];
  });

export const Words: Story = {
  render: function Words() {
    const say = useSay();
    return (
      <Found find={find}>
        <Stack gap="sm">
          <Text>{say('清明前上茶山', 'Up in the tea hills before the rain')}</Text>
          <Text tone="secondary">{say('什么也没有', 'Nothing of it')}</Text>
        </Stack>
      </Found>
    );
  },
};
