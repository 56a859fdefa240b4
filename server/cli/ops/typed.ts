import { createInterface } from 'node:readline/promises';

/** What somebody types when they are asked, on a terminal or from a file. */
export const typed = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
};
