import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Does something with an open file of so many bytes. */
export const withFile = <T>(path: string, use: (file: number, size: number) => T): T => {
  const file = openSync(path, 'r');
  try {
    return use(file, fstatSync(file).size);
  } finally {
    closeSync(file);
  }
};

/** Reads so many bytes from `at` on into the beginning of a room; returns how many there were. */
export const readInto = (file: number, room: Buffer, size: number, at = 0): number => {
  let read = 0;
  while (read < size) {
    const more = readSync(file, room, read, size - read, at + read);
    if (more === 0) break;
    read += more;
  }
  return read;
};
