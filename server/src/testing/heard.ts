import { afterEach, beforeEach, vi } from 'vitest';

/** What the commands of a test file say, on either stream; from the beginning for each test. */
export const hearCommands = (): { said: string } => {
  const heard = { said: '' };
  beforeEach(() => {
    heard.said = '';
    const say = (text: string | Uint8Array) => {
      heard.said += String(text);
      return true;
    };
    vi.spyOn(process.stdout, 'write').mockImplementation(say);
    vi.spyOn(process.stderr, 'write').mockImplementation(say);
  });
  afterEach(() => vi.restoreAllMocks());
  return heard;
};
