/** Silence of so many seconds, of 4,000 samples each. */
export const wave = (seconds: number): Buffer => {
  const head = Buffer.alloc(44);
  const rate = 4_000;
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + seconds * rate, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * rate, 128)]);
};

/** Frames of 417 bytes: 128 kilobits, 44,100 samples. */
export const mp3 = (frames: number): Buffer => {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
};
