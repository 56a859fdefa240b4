/** What a file turned out to be: pixels upright, a base64 thumbhash, seconds with their fraction. */
export interface FileFacts {
  width?: number;
  height?: number;
  thumbhash?: string;
  seconds?: number;
}
