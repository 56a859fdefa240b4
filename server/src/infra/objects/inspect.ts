import { ApiError } from '../errors.ts';
import { OCTETS } from './content-types.ts';
import { HEAD_BYTES, sniff, typeOfFamily } from './sniff.ts';
import { checkText } from './text-check.ts';

export interface Inspection {
  maxBytes: number;
  isExact?: boolean | undefined;
  contentTypes: readonly string[];
}

/** What passed through; complete when the stream has ended. */
export interface InspectedFile {
  size: number;
  contentType: string;
}

/**
 * Passes chunks through while it looks at them: size, kind by content, and for text its encoding.
 * @throws api.too_large, api.unsupported_type (also for nothing at all), api.invalid_data for another length
 */
export const inspect = (
  source: AsyncIterable<Buffer>,
  { maxBytes, isExact, contentTypes }: Inspection,
): { chunks: AsyncIterable<Buffer>; file: InspectedFile } => {
  const file: InspectedFile = { size: 0, contentType: '' };
  const text = checkText();
  const decide = (head: Buffer) => {
    const type = contentTypes.includes(OCTETS) ? OCTETS : typeOfFamily(sniff(head), contentTypes);
    if (type === undefined || head.length === 0) throw new ApiError('api.unsupported_type');
    file.contentType = type;
  };
  const isText = () => file.contentType.startsWith('text/');
  const pass = async function* () {
    let head: Buffer | undefined = Buffer.alloc(0);
    for await (const chunk of source) {
      file.size += chunk.length;
      if (file.size > maxBytes) throw new ApiError('api.too_large');
      const ready: Buffer = head ? Buffer.concat([head, chunk]) : chunk;
      if (head && ready.length < HEAD_BYTES) {
        head = ready;
        continue;
      }
      if (head) decide(ready);
      head = undefined;
      if (isText()) text.read(ready);
      yield ready;
    }
    if (isExact && file.size !== maxBytes) throw new ApiError('api.invalid_data');
    if (head) decide(head);
    if (head && isText()) text.read(head);
    if (isText()) file.contentType = text.end();
    if (head) yield head;
  };
  return { chunks: pass(), file };
};
