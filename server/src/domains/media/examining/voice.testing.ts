/** MPEG 1, layer III, 64 kilobits, 44.1 kHz, one channel. */
const HEADER = Buffer.from([0xff, 0xfb, 0x50, 0xc4]);
const BYTES = 208;
const SECONDS = 1152 / 44_100;

/** A voice message of frames that sound of nothing. */
export const silence = (seconds: number): Buffer => {
  const frame = Buffer.alloc(BYTES);
  HEADER.copy(frame);
  return Buffer.concat(Array<Buffer>(Math.round(seconds / SECONDS)).fill(frame));
};
