import { Button, ImageIcon } from '@livery/design-system';
import { useEffect, useRef, useState } from 'react';
import { canReadCodes, readCodeIn } from './code-reader.ts';

interface PictureCodeProps {
  /** "Choose a picture". */
  label: string;
  /** The words of the code in it; undefined: it has none. */
  onRead: (text: string | undefined) => void;
}

/** Reads a code out of a picture; not there where the browser reads none. */
export function PictureCode({ label, onRead }: PictureCodeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [canRead, setCanRead] = useState(false);
  useEffect(() => void canReadCodes().then(setCanRead), []);
  const choose = async (file: File | undefined) => file && onRead(await readCodeIn(file));
  return (
    <>
      {canRead && (
        <Button icon={ImageIcon} block onClick={() => input.current?.click()}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
