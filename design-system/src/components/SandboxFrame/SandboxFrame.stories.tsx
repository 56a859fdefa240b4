import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SandboxFrame } from './SandboxFrame.tsx';

/** A page that tells what it can reach of the page around it. */
const page = `<!doctype html><meta name="color-scheme" content="light dark"><p>✓<script>
let reached = true;
try { parent.document.title } catch { reached = false }
parent.postMessage({ reached }, '*');
</script>`;
const src = `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;

const meta = {
  title: 'Content/SandboxFrame',
  component: SandboxFrame,
  // What shows is somebody else's page.
  parameters: { picture: false },
  args: { src, title: '安全验证', onMessage: fn() },
} satisfies Meta<typeof SandboxFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its own page is heard, and reaches nothing; another frame and this window are not heard. */
export const Shown: Story = {
  play: async ({ args, canvas }) => {
    const stranger = document.createElement('iframe');
    stranger.setAttribute('sandbox', 'allow-scripts');
    stranger.src = src;
    const said = new Promise((resolve) => {
      window.addEventListener(
        'message',
        ({ source }) => source === stranger.contentWindow && resolve(source),
      );
    });
    document.body.append(stranger);
    await said;
    stranger.remove();
    window.postMessage({ reached: 'itself' }, '*');
    await waitFor(() => expect(args.onMessage).toHaveBeenCalled());
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({ reached: false });
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { waiting: '正在加载安全验证' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载安全验证');
    await expect(canvas.getByTitle('安全验证')).not.toBeVisible();
  },
};
