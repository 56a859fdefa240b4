import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Which suites passed on this machine, and the hash of their inputs at that time. */
export interface PassedSuites {
  /** When the suite passed with these inputs. */
  passedAt(suite: string, inputs: string): Date | undefined;
  add(suite: string, inputs: string): void;
}

type Records = Record<string, { inputs: string; at: string }>;

export function openPassedSuites(file: string): PassedSuites {
  return {
    passedAt: (suite, inputs) => {
      const record = read(file)[suite];
      return record?.inputs === inputs ? new Date(record.at) : undefined;
    },
    add: (suite, inputs) => {
      const records = { ...read(file), [suite]: { inputs, at: new Date().toISOString() } };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`);
    },
  };
}

/** What cannot be read has not passed. */
function read(file: string): Records {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Records;
  } catch {
    return {};
  }
}
