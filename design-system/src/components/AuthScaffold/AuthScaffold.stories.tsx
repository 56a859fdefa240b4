import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailIcon, PhoneIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { AuthHero } from './AuthHero.tsx';
import { AuthScaffold, Collage } from './AuthScaffold.tsx';

const meta = {
  title: 'Scaffolds/AuthScaffold',
  component: AuthScaffold,
  subcomponents: { AuthHero, Collage },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const pictures = [
  'lake',
  'northlights',
  'cat',
  'noodles',
  'shore',
  'street',
  'flower',
  'still',
  'tea',
  'city',
  'hike',
  'dune',
];

export const Methods: Story = {
  render: function Methods() {
    const say = useSay();
    return (
      <AuthScaffold art={<Collage pictures={pictures.map((name) => `/art/${name}.svg`)} />}>
        <Heading level={1} size="display">
          {say('花与海', 'Livery')}
        </Heading>
        <Text size="lead" tone="secondary">
          {say('看见好风景，也聊得来。', 'Good things to see, good people to tell.')}
        </Text>
        <Button tone="primary" size="lg" block icon={PhoneIcon}>
          {say('手机号继续', 'Continue with phone')}
        </Button>
        <Button size="lg" block icon={MailIcon}>
          {say('邮箱继续', 'Continue with email')}
        </Button>
        <Button tone="ghost" block>
          {say('先逛逛', 'Just looking')}
        </Button>
        <Text as="p" size="caption" tone="tertiary" align="center">
          {say('继续即表示你同意', 'By continuing you agree to the ')}
          <Link href="#terms">{say('服务条款', 'Terms')}</Link>
        </Text>
      </AuthScaffold>
    );
  },
};

export const FormAlone: Story = {
  render: function FormAlone() {
    const say = useSay();
    return (
      <AuthScaffold art={<AuthHero />} artOn="wide">
        <Heading level={1} size="display">
          {say('登录', 'Log in')}
        </Heading>
        <Button tone="primary" size="lg" block>
          {say('登录', 'Log in')}
        </Button>
      </AuthScaffold>
    );
  },
};

const boxOf = (canvas: HTMLElement, part: string): DOMRect => {
  const found = canvas.querySelector(part);
  if (!found) throw new Error(`There is no ${part}`);
  return found.getBoundingClientRect();
};

/** The form over the picture's edge, and beside it on the other side. */
export const Split: Story = {
  ...Methods,
  parameters: { variants: { login: 'split' }, picture: false },
  play: async ({ canvasElement }) => {
    const art = boxOf(canvasElement, '.part-art');
    const form = boxOf(canvasElement, '.part-form');
    await expect(form.top >= art.bottom - 1 || form.right <= art.left + 1).toBe(true);
    // The line between them lies where the picture ends, and nowhere else.
    const sheet = canvasElement.querySelector('.part-form');
    const line = sheet && getComputedStyle(sheet).borderTopWidth;
    await expect(line === '0px').toBe(form.top < art.bottom - 1);
  },
};

/** The picture is all of it, and the form a card on it. */
export const Full: Story = {
  ...Methods,
  parameters: { variants: { login: 'full' }, picture: false },
  play: async ({ canvasElement }) => {
    const art = boxOf(canvasElement, '.part-art');
    const form = boxOf(canvasElement, '.part-form');
    await expect(art.width).toBeGreaterThan(form.width);
    await expect(form.left).toBeGreaterThanOrEqual(12);
    // However long the form is, the picture ends just behind its head: its ground is seen above it.
    if (innerWidth < 820) await expect(Math.round(art.bottom - form.top)).toBe(54);
  },
};

/** No picture. */
export const PlainCard: Story = {
  ...Methods,
  parameters: { variants: { login: 'card' }, picture: false },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement, '.part-art').width).toBe(0);
    // A phone has it in its middle, with the ground around it.
    const { left, top, bottom } = boxOf(canvasElement, '.part-form');
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(Math.abs(top - (innerHeight - bottom))).toBeLessThan(2);
  },
};
