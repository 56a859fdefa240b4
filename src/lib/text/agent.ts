/** Own names of browsers and systems, the telling ones first: many call themselves by several. */
const BROWSERS: readonly [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstFit = (rows: readonly [RegExp, string][], agent: string): string | undefined =>
  rows.find(([pattern]) => pattern.test(agent))?.[1];

/** What a browser calls itself in short: "Chrome · Windows"; undefined when it says nothing that is known. */
export const agentName = (agent: string): string | undefined => {
  const names = [firstFit(BROWSERS, agent), firstFit(SYSTEMS, agent)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : undefined;
};

/** A thing that is carried in a pocket. */
export const isPhoneAgent = (agent: string): boolean => /iPhone|Android|Mobile/.test(agent);
