import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageStory } from '../pageStories.ts';
import { ContactSheet } from './ContactSheet.tsx';

/** It frames other stories of the published Storybook, so that is where it is tested (scripts/storybook). */
const meta = {
  title: 'Brands/Contact sheet',
  tags: ['!autodocs', '!test', 'condition'],
  parameters: { picture: false },
} satisfies Meta;
export default meta;

const sheetOf = (page: PageStory): StoryObj => ({
  render: (_, { globals }) => (
    <ContactSheet
      page={page}
      scheme={String(globals['scheme'])}
      locale={String(globals['locale'])}
      direction={String(globals['direction'])}
    />
  ),
});

export const Login = sheetOf('login');
export const Feed = sheetOf('feed');
export const Chat = sheetOf('chat');
