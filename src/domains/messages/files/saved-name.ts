import type { Message } from '@livery/contract';

const extensionIn = (path: string | null): string | undefined => /\.([a-z0-9]{1,4})$/i.exec(path ?? '')?.[1];

/** What a file is called that is saved: its own name, else what it is and when it was sent. */
export const savedName = ({ type, filename, file_path, create_at }: Message): string => {
  if (filename) return filename;
  const ending = extensionIn(file_path) ?? (type === 'video' ? 'mp4' : 'jpg');
  return `${type}-${create_at.slice(0, 19).replace(/\D/g, '')}.${ending}`;
};
