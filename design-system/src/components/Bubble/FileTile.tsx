import type { ReactNode } from 'react';

export interface FileTileProps {
  /** At most four letters: "pdf". */
  extension: string;
  name: string;
  /** Its size, or how far it has come. */
  detail?: ReactNode;
  /** What a press does, in a word before the name: "Download". */
  action: string;
  busy?: boolean;
  onOpen: () => void;
}

/** A file in a `Bubble`: what it is, its name and size; a press opens it. A picture stands in a `MediaFrame`. */
export function FileTile({ extension, name, detail, action, busy = false, onOpen }: FileTileProps) {
  return (
    <button
      type="button"
      aria-busy={busy}
      onClick={() => !busy && onOpen()}
      className="flex max-w-full items-center gap-3 rounded-quote text-start"
    >
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-tile-sm bg-file-tile text-micro font-strong tracking-label"
      >
        {extension.toUpperCase()}
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="sr-only">{action}</span>
        <span className="line-clamp-2 leading-snug wrap-anywhere">{name}</span>
        {detail && <span className="text-caption leading-snug tabular-nums">{detail}</span>}
      </span>
    </button>
  );
}
