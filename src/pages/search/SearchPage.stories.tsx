import type { Meta } from '@storybook/react-vite';
import { FINDING } from '../../stories/finding.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** Finding people, posts and hashtags. */
const meta = { title: 'Pages/Search', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/search?q=湖边';
const seesPosts = async (visitor: Visitor) => void (await visitor.sees({ plain: '湖边的早上' }));

export const All = page({ at, answers: FINDING, isState: true }, seesPosts);
export const AllOnDesktop = page({ at, me, answers: FINDING, screen: 'desktop', isState: true }, seesPosts);
