import type { Display } from '@livery/contract/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type ScreenError, screenRows } from '../../lib/errors/screen-errors.ts';
import { pairs } from '../../lib/errors/testing/pairs.ts';
import { loadMessages } from '../../locales/all-messages.ts';
import { createWorld, type World } from '../../stories/world.ts';
import { Providers } from '../Providers.tsx';
import { ErrorGallery, type GalleryTexts } from '../testing/ErrorGallery.tsx';

/** The error catalogue (product.md section 8): a button makes the call, its refusal is shown as in the product. */
const meta = { title: 'Errors', tags: ['!autodocs'], parameters: { picture: false } } satisfies Meta;
export default meta;

const screens = Object.keys(screenRows) as ScreenError[];
let current: World | undefined;

interface Wanted {
  of?: Display;
  isState?: boolean;
}

const gallery = ({ of, isState = false }: Wanted, play?: StoryObj['play']): StoryObj => ({
  tags: isState ? ['condition'] : [],
  loaders: [
    async ({ globals }) => {
      current?.end();
      current = await createWorld({}, { brand: String(globals.brand), locale: String(globals.locale) });
      const messages = { 'zh-CN': await loadMessages('zh-CN'), en: await loadMessages('en') };
      return { world: current, messages };
    },
  ],
  render: (_, { loaded }) => {
    const { world, messages } = loaded as { world: World; messages: GalleryTexts };
    return (
      <Providers key={world.number} stores={world.stores}>
        <ErrorGallery
          pairs={of ? pairs.filter(({ display }) => display === of).slice(0, 1) : pairs}
          screens={of ? [] : screens}
          messages={messages}
        />
      </Providers>
    );
  },
  play,
});

const ROLES = { toast: 'region', alert: 'alertdialog', dialog: 'dialog', pass: 'alert' } as const;

/** One pair of a kind; its button is pressed. */
const shown = (display: Display): StoryObj =>
  gallery({ of: display }, async ({ canvas, globals }) => {
    const locale = globals.locale === 'en' ? 'en' : 'zh-CN';
    const name = locale === 'en' ? 'Show' : '触发';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const pair = pairs.find((each) => each.display === display);
    await waitFor(() =>
      expect(within(screen.getByRole(ROLES[display])).getByText(pair?.[locale] ?? '')).toBeVisible(),
    );
  });

export const All = gallery({ isState: true });
export const AsToast = shown('toast');
export const AsAlert = shown('alert');
export const AsDialog = shown('dialog');
export const InItsPlace = shown('pass');
