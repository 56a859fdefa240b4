import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { ListHeading } from '../List/List.tsx';
import { LetterIndex } from './LetterIndex.tsx';

const meta = { title: 'Navigation/LetterIndex', component: LetterIndex } satisfies Meta;
export default meta;
type Story = StoryObj;

const LETTERS = [...'ABCDEFGHJKLMNOPQRSTWXYZ#'];

export const BesideAList: Story = {
  render: function BesideAList() {
    const say = useSay();
    const [letter, setLetter] = useState('A');
    return (
      <div className="relative min-h-50">
        <LetterIndex label={say('字母索引', 'Letters')} letters={LETTERS} onChoose={setLetter} />
        <ListHeading>{letter}</ListHeading>
      </div>
    );
  },
};
