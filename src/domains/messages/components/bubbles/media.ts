import type { Message } from '@livery/contract';

/** Neither a ribbon nor a tower, whatever the picture is. */
const NARROWEST = 3 / 4;
const WIDEST = 16 / 9;

/** Width by height of the place that a picture or a clip takes, before a byte of it is here. */
export const ratioOf = ({ media }: Message): number => {
  if (!media?.width || !media.height) return 4 / 3;
  return Math.min(WIDEST, Math.max(NARROWEST, media.width / media.height));
};

/** "茶山路线_v3.PDF" → "pdf"; at most four letters. */
export const extensionOf = (filename: string): string =>
  (/\.([A-Za-z0-9]{1,4})$/.exec(filename)?.[1] ?? '').toLowerCase();
