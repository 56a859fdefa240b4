import sharp from 'sharp';
import { ApiError } from '../../infra/errors.ts';
import { HEAD_BYTES, sniff } from '../../infra/objects/sniff.ts';
import { createQueue } from '../../infra/queue.ts';

const PICTURES = new Set(['jpeg', 'png', 'webp']);
/** A picture that unpacks to more than this is refused before it is unpacked. */
const MOST_PIXELS = 50_000_000;
/** No wider than it is shown. */
const WIDEST = 1080;

const inTurn = createQueue('card pictures', { atOnce: 1, waiting: 10 });

/**
 * The picture of a card, drawn anew: upright, as WebP, without what the camera knows.
 * @throws api.unsupported_type by content, whatever the name says; api.too_frequent when too many wait
 */
export const drawCard = (sent: Buffer): Promise<Buffer> =>
  inTurn(async () => {
    if (!PICTURES.has(sniff(sent.subarray(0, HEAD_BYTES)))) throw new ApiError('api.unsupported_type');
    const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    const drawn = picture.resize({ width: WIDEST, withoutEnlargement: true }).webp();
    return drawn.toBuffer().catch(() => {
      throw new ApiError('api.unsupported_type');
    });
  });
