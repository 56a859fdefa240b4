import { ApiFailure } from '../http/failure.ts';
import type { StoredValue } from '../storage/stored-value.ts';
import { isRefusedFile } from './refused-file.ts';

/** A long video as the calls about its parts name it. */
export interface VideoParts {
  file_path: string;
  size: number;
}

export interface MissingParts {
  part_size: number;
  missing: { number: number; url: string }[];
}

export interface PartsPort {
  file: Blob;
  /** `file_path` of what is on its way: after a reload it goes on there. */
  begun: Pick<StoredValue<string>, 'read' | 'write' | 'clear'>;
  /** Returns the `file_path` of a new one. */
  begin(): Promise<string>;
  missing(video: VideoParts): Promise<MissingParts>;
  put(url: string, bytes: Blob, onProgress: (share: number) => void): Promise<void>;
  /** Has the parts made one. */
  join(video: VideoParts): Promise<unknown>;
  setProgress(share: number): void;
}

const VIDEO = 'video/mp4';

const putMissing = async (port: PartsPort, video: VideoParts): Promise<void> => {
  const { file } = port;
  const { part_size, missing } = await port.missing(video);
  const parts = missing.map(({ number, url }) => ({
    url,
    bytes: file.slice((number - 1) * part_size, number * part_size, VIDEO),
  }));
  let sent = file.size - parts.reduce((sum, { bytes }) => sum + bytes.size, 0);
  for (const { url, bytes } of parts) {
    await port.put(url, bytes, (share) => port.setProgress((sent + share * bytes.size) / file.size));
    sent += bytes.size;
  }
  await port.join(video);
};

/** Puts what is missing of a long video; returns its `file_path`. One that lay too long begins anew. @throws ApiFailure */
export const putInParts = async (port: PartsPort): Promise<string> => {
  const before = port.begun.read();
  const file_path = before ?? (await port.begin());
  port.begun.write(file_path);
  try {
    await putMissing(port, { file_path, size: port.file.size });
    return file_path;
  } catch (error) {
    if (!isRefusedFile(error)) throw error;
    port.begun.clear();
    const isTooOld = before !== undefined && error instanceof ApiFailure && error.code === 'api.invalid_data';
    if (!isTooOld) throw error;
    return putInParts(port);
  }
};
