import facts from 'virtual:component-facts';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '../../design-system/src/stories/guide.ts';
import { GuideBlock } from './GuideBlock.tsx';

const guides = import.meta.glob<Guide>('../../design-system/src/components/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

/** The guide and the facts of what a stories file shows. */
function Designed() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName']);
  const guide = guides[`../../${file.replace(/^\.\//, '').replace('.stories.tsx', '.guide.ts')}`];
  return guide ? <GuideBlock guide={guide} facts={facts[file]} /> : null;
}

/** The page of docs of every component: what it is for, how it looks, its parts and tokens, then its props and states. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Designed />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
