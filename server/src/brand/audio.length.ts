/** Seconds of a wave file; undefined: it is none. */
function waveSeconds(bytes: Buffer): number | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    return undefined;
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === 'fmt ' && at + 20 <= bytes.length) rate = bytes.readUInt32LE(at + 16);
    if (name === 'data') return rate > 0 ? Math.min(size, bytes.length - at - 8) / rate : undefined;
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Kilobits a second of layer III, by the frame's four bits: MPEG 1, and MPEG 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const RATES = [44_100, 48_000, 32_000] as const;

interface Frame {
  readonly bytes: number;
  readonly seconds: number;
}

function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length) return undefined;
  const head = bytes.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  if (head >>> 21 !== 0x7ff || version === 1 || ((head >>> 17) & 3) !== 1) return undefined;
  const isFirst = version === 3;
  const bitrate = BITRATES[isFirst ? 0 : 1][(head >>> 12) & 15] ?? 0;
  const rate = (RATES[(head >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (bitrate === 0 || rate === 0) return undefined;
  const samples = isFirst ? 1152 : 576;
  return {
    bytes: Math.floor(((samples / 8) * bitrate * 1000) / rate) + ((head >>> 9) & 1),
    seconds: samples / rate,
  };
}

/** Where the first frame begins: behind the tag, whose size has seven bits a byte. */
const behindTag = (bytes: Buffer): number =>
  bytes.length > 10 && bytes.toString('latin1', 0, 3) === 'ID3'
    ? 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (bytes[at] ?? 0), 0)
    : 0;

/** Seconds of an mp3 file; undefined: it is none. */
function mp3Seconds(bytes: Buffer): number | undefined {
  let seconds = 0;
  let at = behindTag(bytes);
  for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return seconds > 0 ? seconds : undefined;
}

/** How long a file sounds, in seconds; undefined: no browser could play it as what its name says. */
export const audioSeconds = (path: string, bytes: Buffer): number | undefined =>
  path.endsWith('.wav') ? waveSeconds(bytes) : mp3Seconds(bytes);
