import type { EvidenceFile } from '@livery/contract';
import { Link } from '@livery/design-system';

interface MediumProps {
  /** `thumb`: a small picture of a list. */
  kind: EvidenceFile['kind'] | 'thumb';
  url: string;
  poster?: string;
  /** What a file is called. */
  name?: string;
}

/** What people sent, as it came: to be looked at, or taken away as a file. */
export function Medium({ kind, url, poster, name }: MediumProps) {
  switch (kind) {
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: people’s clips have none
        <video
          src={url}
          poster={poster || undefined}
          controls
          preload="metadata"
          className="max-h-sheet w-full"
        />
      );
    case 'thumb':
      return <img src={url} alt="" loading="lazy" className="h-16 w-16 object-cover" />;
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: people’s voices have none
      return <audio src={url} controls preload="none" className="w-full" />;
    case 'file':
      return (
        <Link href={url} target="_blank" rel="noreferrer" tone="standalone">
          {name || url}
        </Link>
      );
    default:
      return <img src={url} alt="" className="max-h-sheet w-full object-contain" />;
  }
}
