import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** A pipe that somebody has put there would be waited for. */
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK;

/** Does something with an open file of so many bytes. @throws Error for what is no file, and those of the system */
export const withFile = <T>(path: string, use: (file: number, size: number) => T): T => {
  const file = openSync(path, FLAGS);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new Error(`${path} is no file.`);
    return use(file, stat.size);
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
