import type { Media } from '@livery/contract';
import { MediaTag } from '@livery/design-system';
import { clock } from '../../../lib/text/number.ts';

interface ClipStillProps {
  media: Media;
  seconds: number;
}

/** What a clip shows at a time, from its strip of stills, and the time. */
export function ClipStill({ media: { preview, width, height }, seconds }: ClipStillProps) {
  const last = (preview?.count ?? 1) - 1;
  const at = preview ? Math.min(last, Math.floor(seconds / preview.every)) : 0;
  return (
    <span className="flex flex-col items-center gap-1">
      {preview && (
        <span
          className="block w-24 rounded-skeleton bg-cover"
          style={{
            aspectRatio: width / height,
            backgroundImage: `url("${new URL(preview.url, location.href).href}")`,
            backgroundSize: `${preview.count * 100}% 100%`,
            backgroundPosition: `${last > 0 ? (at / last) * 100 : 0}% 0`,
          }}
        />
      )}
      <MediaTag>{clock(seconds)}</MediaTag>
    </span>
  );
}
