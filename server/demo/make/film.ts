import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import type { Clip } from './clip.ts';
import { CLIPS } from './clips/index.ts';
import { mediaFile } from './paths.ts';
import { drawScene, openScene } from './scene.ts';

export const FRAME = { width: 540, height: 960, rate: 24 };

/** Layer bitmaps are drawn larger than the frame, so that zooms stay sharp. */
const SHEET_WIDTH = 1080;

/** What `stage.ts` puts on the page. */
interface StagePage {
  stage: {
    load(clip: Clip, layers: string[], width: number, height: number): Promise<void>;
    paint(part: number): string;
  };
}

const sheets = async (clip: Clip): Promise<string[]> => {
  const scene = openScene(clip.scene);
  const window = { x: 0, y: 0, width: scene.width, height: scene.height };
  return Promise.all(
    clip.layers.map(async ({ nodes }) => {
      const chosen = nodes.flatMap(([from, to]) => scene.nodes.slice(from, to));
      const png = await sharp(drawScene(scene, chosen, window, SHEET_WIDTH))
        .png()
        .toBuffer();
      return `data:image/png;base64,${png.toString('base64')}`;
    }),
  );
};

const encoder = (clip: Clip) => {
  const frames = `-f image2pipe -framerate ${FRAME.rate} -c:v mjpeg -i pipe:0`;
  const silence = `-f lavfi -t ${clip.seconds} -i anullsrc=r=44100:cl=mono`;
  const video =
    '-c:v libx264 -profile:v main -preset slow -crf 25 -maxrate 430k -bufsize 700k -pix_fmt yuv420p';
  const sound = '-c:a aac -b:a 16k -shortest';
  // One thread and no stamps: the same frames give the same file.
  const file = '-threads 1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart';
  const args = `-v error -y ${frames} ${silence} ${video} ${sound} ${file}`.split(' ');
  return spawn('ffmpeg', [...args, mediaFile(`${clip.name}.mp4`)], { stdio: ['pipe', 'inherit', 'inherit'] });
};

const shoot = async (page: Page, clip: Clip): Promise<void> => {
  await page.evaluate(
    ([given, layers, width, height]) =>
      (globalThis as unknown as StagePage).stage.load(given, layers, width, height),
    [clip, await sheets(clip), FRAME.width, FRAME.height] as const,
  );
  const paint = async (part: number): Promise<Buffer> => {
    const url = await page.evaluate((at) => (globalThis as unknown as StagePage).stage.paint(at), part);
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  };
  await sharp(await paint(0))
    .webp({ quality: 76, effort: 5 })
    .toFile(mediaFile(`${clip.name}-poster.webp`));
  const ffmpeg = encoder(clip);
  const closed = once(ffmpeg, 'close');
  const frames = clip.seconds * FRAME.rate;
  for (let frame = 0; frame < frames; frame += 1) {
    if (!ffmpeg.stdin.write(await paint(frame / frames))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${clip.name}`);
};

/** Films the named clips, or all. Needs ffmpeg on the path; Chromium from `CHROMIUM` or Playwright's own. */
export const makeClips = async (names: readonly string[] = []): Promise<void> => {
  const chosen = names.length > 0 ? CLIPS.filter(({ name }) => names.includes(name)) : CLIPS;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    for (const clip of chosen) {
      const page = await browser.newPage();
      const stage = readFileSync(join(import.meta.dirname, 'stage.ts'), 'utf8');
      await page.addScriptTag({ type: 'module', content: stripTypeScriptTypes(stage) });
      await page.waitForFunction(() => 'stage' in globalThis);
      await shoot(page, clip);
      await page.close();
    }
  } finally {
    await browser.close();
  }
};
