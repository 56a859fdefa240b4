import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Editor } from './Editor.tsx';

/** Change a brand on whole screens: key colours, corners, density, fonts, motion; its two files go out and come back the same. */
const meta = {
  title: 'Brands/Editor',
  component: Editor,
  parameters: { layout: 'fullscreen', screen: 'desktop' },
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BrandEditor: Story = {
  args: { brand: '', locale: 'zh-CN' },
  render: (_, { globals }) => (
    <Editor
      key={String(globals.brand)}
      brand={String(globals.brand)}
      locale={globals.locale === 'en' ? 'en' : 'zh-CN'}
      screen="wallet"
    />
  ),
};

const PALE = '#d8d8d8';

/** A text that cannot be read any more, on the screen and among the findings; its remedy is one click away. */
export const Unreadable: Story = {
  ...BrandEditor,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'text.primary' });
    const frame = canvasElement.querySelector('iframe');
    const shown = () =>
      frame?.contentDocument &&
      getComputedStyle(frame.contentDocument.documentElement).getPropertyValue('--color-text-primary');
    const write = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.paste(text);
    };

    await write('#12');
    await expect(field).toBeInvalid();
    await write(PALE);
    await expect(field).toBeValid();
    await waitFor(() => expect(shown()).toBe(PALE));

    const findings = canvas.getAllByRole('listitem');
    const own = findings.find((finding) => finding.textContent.includes('color.light.text.primary'));
    if (!own) throw new Error('the doctor finds nothing');
    await userEvent.click(within(own).getByRole('button'));
    await expect(canvas.queryByText('color.light.text.primary')).toBeNull();
    await expect(shown()).not.toBe(PALE);
    await write(PALE);
  },
};
