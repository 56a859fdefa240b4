import { UploadIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface DropHintProps {
  /** What letting go does. */
  title: string;
  /** What may be let go here: one sentence. */
  text: string;
}

/**
 * Lies over its `ChatRoom` while files are dragged across the page. Only a drawing: it takes no pointer, so that the drop reaches
 * what is under it.
 */
export function DropHint({ title, text }: DropHintProps) {
  return (
    <div className="pointer-events-none absolute inset-0 z-bar grid animate-fade bg-raised p-log text-center">
      <div className="flex flex-col items-center justify-center gap-2 rounded-hero border-mark border-dashed border-accent px-void">
        <span className="mb-1 grid size-16 place-items-center rounded-tile-md bg-accent-soft text-accent">
          <Icon of={UploadIcon} size="xl" />
        </span>
        <strong className="font-face-display text-title font-strong">{title}</strong>
        <p className="max-w-sentence text-balance break-keep wrap-anywhere text-secondary">{text}</p>
      </div>
    </div>
  );
}
