import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS, type MessageMedia } from '@livery/contract';
import type { Insertable } from 'kysely';
import { posterOf } from '../domains/media/beside.ts';
import type { UploadsTable } from '../domains/media/media.tables.ts';
import { typeOfName } from '../infra/objects/content-types.ts';
import type { Objects } from '../infra/objects/objects.ts';
import { sentFiles } from './demo-chats.ts';
import type { DemoContent } from './demo-content.ts';
import { hashedName, putOnce } from './demo-objects.ts';

/** A file as messages carry it. */
export interface SentFile {
  type: 'image' | 'video' | 'audio' | 'file';
  file_path: string;
  duration: number | null;
  media: MessageMedia;
  /** What the store knows of it, and of its still. */
  uploads: Pick<Insertable<UploadsTable>, 'file_path' | 'purpose' | 'content_type' | 'size' | 'check_at'>[];
}

const TYPES = { '.webp': 'image', '.mp4': 'video', '.mp3': 'audio' } as const;
const DAY = 24 * 3_600_000;

/** Puts the files that demo people send each other where those of conversations are, by their names here. */
export const storeChatFiles = async (
  objects: Pick<Objects, 'get' | 'put'>,
  brand: string,
  demoDir: string,
  content: DemoContent,
): Promise<Map<string, SentFile>> => {
  const stored = sentFiles(content.chats).map(
    async (file) => [file, await storeChatFile(objects, brand, demoDir, content, file)] as const,
  );
  return new Map(await Promise.all(stored));
};

const storeChatFile = async (
  objects: Pick<Objects, 'get' | 'put'>,
  brand: string,
  demoDir: string,
  { media, voices }: DemoContent,
  file: string,
): Promise<SentFile> => {
  const type = TYPES[file.slice(file.lastIndexOf('.')) as keyof typeof TYPES] ?? 'file';
  const folder = type === 'image' || type === 'video' ? 'media' : 'files';
  const uploads: SentFile['uploads'] = [];
  const put = async (body: Buffer, filePath: string, source: string, purpose: string) => {
    await putOnce(objects, `${brand}/${filePath}`, body);
    uploads.push({
      ...{ file_path: filePath, purpose, content_type: typeOfName(source), size: body.length },
      check_at: new Date(Date.now() + LIMITS.mediaExpiry + DAY),
    });
  };
  const body = await readFile(join(demoDir, folder, file));
  const filePath = `chat/${hashedName(file, body)}`;
  await put(body, filePath, file, 'chat');
  if (type === 'video') {
    const still = file.replace(/\.mp4$/, '-poster.webp');
    await put(await readFile(join(demoDir, folder, still)), posterOf(filePath), still, 'poster');
  }
  const { width, height, thumbhash, duration = voices[file]?.duration } = media[file] ?? {};
  const { waveform } = voices[file] ?? {};
  return {
    ...{ type, file_path: filePath, uploads, duration: duration === undefined ? null : Math.round(duration) },
    media: {
      size: body.length,
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(thumbhash !== undefined && { thumbhash }),
      ...(type === 'video' && { poster: true }),
      ...(waveform && { waveform }),
    },
  };
};
