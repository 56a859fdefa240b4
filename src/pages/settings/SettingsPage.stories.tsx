import { Switch } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Answers, gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { COOK, SEA } from '../../stories/conversations.ts';
import { FURTHER_LINKS, me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { PEOPLE } from '../../stories/people.ts';

/** The account's settings, language and appearance, and what this is. */
const meta = { title: 'Pages/Settings', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const SignedIn = page({ at: '/profile', me });
export const SignedInOnDesktop = page({ at: '/profile', me, screen: 'desktop', locale: 'en' });
/** Neither of the two passwords is set yet. */
export const NothingSet = page({ at: '/profile', me: { ...me, has_password: false }, isState: true });
export const Guest = page({ at: '/profile', isState: true });
/** A brand that lists pages of its own. */
export const FurtherLinks = page(
  { at: '/profile', locale: 'en', brand: { links: FURTHER_LINKS }, isState: true },
  async (visitor) => {
    await visitor.sees({ plain: 'House rules' });
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Imprint' });
    await expect(href).toBe('https://any.example/imprint');
  },
);
/** What others see of the person, switched off. */
export const Privacy = page(
  {
    at: '/profile',
    me,
    isState: true,
    answers: { 'PUT /api/v1/users/me': gives({ ...me, presence: Switch.CLOSE }) },
  },
  async (visitor) => {
    await visitor.presses('privacy.presence');
    const shown = () => screen.getByRole('switch', { name: visitor.text('privacy.presence') });
    await waitFor(() => expect(shown().getAttribute('aria-checked')).toBe('false'));
    shown().scrollIntoView({ block: 'center', behavior: 'instant' });
  },
);
/** Whose posts one does not see: the row leads to them, and one of them is shown again. */
export const HiddenAuthors = page(
  {
    at: '/profile',
    me,
    isState: true,
    answers: { ...PEOPLE, 'PUT /social/api/authors/:id/unhide': gives({}) },
  },
  async (visitor) => {
    await visitor.presses('privacy.hidden_authors');
    await visitor.presses('hidden.show.label', { name: SEA.nickname });
    await waitFor(() => expect(screen.queryByText(SEA.nickname)).toBeNull());
    await visitor.sees({ plain: COOK.nickname });
  },
);
const HIDDEN = 'GET /social/api/hidden-authors';
const hidden = (reply: NonNullable<Answers[typeof HIDDEN]>): PageStart => ({
  at: '/profile',
  me,
  isState: true,
  answers: { ...PEOPLE, [HIDDEN]: reply },
});
/** Nobody is hidden. */
export const NobodyHidden = page(hidden(gives({ list: [], next_id: null })), async (visitor) => {
  await visitor.presses('privacy.hidden_authors');
  await visitor.sees('hidden.empty');
});
export const HiddenAuthorsLoading = page(hidden(hangs), async (visitor) => {
  await visitor.presses('privacy.hidden_authors');
  await visitor.seesDialog('hidden.title');
});
export const HiddenAuthorsOffline = page(hidden(isLost), async (visitor) => {
  await visitor.presses('privacy.hidden_authors');
  await visitor.sees('post.people.failed');
  await visitor.sees('error.no_connection');
});
export const HiddenAuthorsRefused = page(
  { ...hidden(refuses('api.unavailable')), screen: 'desktop', locale: 'en' },
  async (visitor) => {
    await visitor.presses('privacy.hidden_authors');
    await visitor.sees('post.people.failed');
  },
);
/** The server says no: who was to be shown again stays. */
export const ShowingRefused = page(
  {
    at: '/profile',
    me,
    isState: true,
    answers: { ...PEOPLE, 'PUT /social/api/authors/:id/unhide': refuses('api.unavailable') },
  },
  async (visitor) => {
    await visitor.presses('privacy.hidden_authors');
    await visitor.presses('hidden.show.label', { name: SEA.nickname });
    await visitor.sees('error.unavailable');
    await visitor.sees({ plain: SEA.nickname });
  },
);
/** Version, terms and privacy of the brand. */
export const About = page({ at: '/profile', screen: 'desktop', isState: true }, async (visitor) => {
  const version = await visitor.sees('about.version');
  version.scrollIntoView({ block: 'center', behavior: 'instant' });
});
