import type { Meta } from '@storybook/react-vite';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';

/** The account's settings, language and appearance, and what this is. */
const meta = { title: 'Pages/Settings', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const SignedIn = page({ at: '/profile', me });
export const SignedInOnDesktop = page({ at: '/profile', me, screen: 'desktop', locale: 'en' });
/** Neither of the two passwords is set yet. */
export const NothingSet = page({ at: '/profile', me: { ...me, has_password: false }, isState: true });
export const Guest = page({ at: '/profile', isState: true });
/** Version, terms and privacy of the brand. */
export const About = page({ at: '/profile', screen: 'desktop', isState: true }, async (visitor) => {
  const version = await visitor.sees('about.version');
  version.scrollIntoView({ block: 'center', behavior: 'instant' });
});
