import { type ReactNode, useState } from 'react';

interface DropProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
  children?: ReactNode;
}

/** A place that takes a file by drop or by choice. */
export function Drop({ label, accept, onFile, children }: DropProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen by the field in it.
    <div
      className="studio-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
      <label>
        <span className="text-footnote">{label}</span>
        <input
          type="file"
          accept={accept}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
      </label>
    </div>
  );
}
