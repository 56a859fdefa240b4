import { useEffect, useRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface SandboxFrameProps {
  /** Address of the page; it runs its own scripts in an origin of its own and reaches nothing of this page. */
  src: string;
  /** What the page is for. */
  title: string;
  /** What is being waited for: a spinner stands in the page's place. Without it the page shows. */
  waiting?: string | undefined;
  /** Called with what the page sends by `postMessage`; messages of other windows are ignored. */
  onMessage: (data: unknown) => void;
}

/** Somebody else's page inside ours, as high as a puzzle needs. */
export function SandboxFrame({ src, title, waiting, onMessage }: SandboxFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      // Sandboxed pages all have the origin "null": which window it is tells them apart.
      if (origin === 'null' && source && source === frame.current?.contentWindow) onMessage(data);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [onMessage]);
  return (
    <div className="relative h-frame">
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className={`block size-full rounded-md border-0 ${waiting ? 'invisible' : ''}`}
      />
      {waiting && (
        <div className="absolute inset-0 grid place-items-center">
          <Spinner label={waiting} />
        </div>
      )}
    </div>
  );
}
