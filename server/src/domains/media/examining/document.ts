import { readFile } from 'node:fs/promises';
import { ApiError } from '../../../infra/errors.ts';
import type { FileFacts } from './facts.ts';

/** What the streams of an office file of the old kind are called; installers and mails are kept in the same container. */
const STREAMS: Record<string, string[]> = {
  'application/msword': ['WordDocument'],
  'application/vnd.ms-excel': ['Workbook', 'Book'],
  'application/vnd.ms-powerpoint': ['PowerPoint Document'],
};

/** An archive is read from its end: one that hides behind a document has its list there, and a comment. */
const LIST_END = Buffer.from('PK\x05\x06', 'latin1');
const LIST_END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** Office files may have archives inside, which end before they do. */
const hidesArchive = (document: Buffer, contentType: string): boolean => {
  const end = document.subarray(-LIST_END_BYTES - LONGEST_COMMENT);
  const at = end.lastIndexOf(LIST_END);
  if (at < 0 || at + LIST_END_BYTES > end.length) return false;
  const comment = end.readUInt16LE(at + LIST_END_BYTES - 2);
  return contentType === 'application/pdf' || at + LIST_END_BYTES + comment === end.length;
};

const hasStream = (document: Buffer, contentType: string): boolean => {
  const names = STREAMS[contentType];
  return !names || names.some((name) => document.includes(Buffer.from(`${name}\0`, 'utf16le')));
};

/** @throws api.unsupported_type for another kind of file in the same container, and for one that is an archive as well */
export const examineDocument = async (file: string, contentType: string): Promise<FileFacts> => {
  const document = await readFile(file);
  const isGenuine = hasStream(document, contentType) && !hidesArchive(document, contentType);
  if (!isGenuine) throw new ApiError('api.unsupported_type');
  return {};
};
