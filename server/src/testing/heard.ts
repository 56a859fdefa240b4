import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';

export interface Heard {
  said: string;
}

const hear = (heard: Heard): void => {
  const say = (text: string | Uint8Array) => {
    heard.said += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(say);
  vi.spyOn(process.stderr, 'write').mockImplementation(say);
};

/** What the commands of a test file say, on either stream; from the beginning for each test. */
export const hearCommands = (): Heard => {
  const heard = { said: '' };
  beforeEach(() => {
    heard.said = '';
    hear(heard);
  });
  afterEach(() => vi.restoreAllMocks());
  return heard;
};

/** What commands say from here to the end of one test, which work on this database. */
export const hearHere = (databaseUrl: string | undefined): Heard => {
  const heard = { said: '' };
  vi.stubEnv('DATABASE_URL', databaseUrl);
  hear(heard);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return heard;
};
