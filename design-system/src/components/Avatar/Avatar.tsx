import { useState } from 'react';
import { type AvatarSize, avatarStyles } from './Avatar.variants.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Whose it is: gives the initials. The name stands beside the picture, so the picture itself is silent. */
  name: string;
  /** Address of the picture; without it, or when it fails, the initials show. */
  src?: string | null;
  size?: AvatarSize;
  /** Words for a person who is here now; shows the dot. */
  presence?: string;
}

/**
 * A person's picture; initials on the brand's tint while there is none or it fails. Silent: the name stands beside
 * it. A group is an `AvatarGroup`.
 */
export function Avatar({ name, src, size, presence }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const showPicture = src && src !== brokenSrc;
  return (
    <span className="relative block shrink-0">
      <span className={avatarStyles({ size })} aria-hidden>
        {showPicture ? (
          <img
            src={src}
            alt=""
            decoding="async"
            loading="lazy"
            className="size-full object-cover"
            onError={() => setBrokenSrc(src)}
          />
        ) : (
          initialsOf(name)
        )}
      </span>
      {presence && (
        <span className="absolute right-0 bottom-0 size-3 rounded-full border-mark border-raised bg-online">
          <span className="sr-only">{presence}</span>
        </span>
      )}
    </span>
  );
}
