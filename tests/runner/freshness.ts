import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite } from '../suites.ts';
import { hashOfInputs, readTree, type Tree } from './inputs.ts';
import { openPassedSuites } from './passed-suites.ts';
import { root } from './root.ts';

const RECORDS = join(root, 'node_modules/.cache/livery/passed-suites.json');

/** Which suites need not run again, as the working tree was when this was opened. */
export interface Freshness {
  /** When the suite passed with the inputs that it has now; undefined when it has to run. */
  passedAt(suite: Suite): Date | undefined;
  /** Remembers that the suite passed, unless its inputs changed while it ran. */
  remember(suite: Suite): void;
}

export function openFreshness(): Freshness {
  const passed = openPassedSuites(RECORDS);
  const machine = describeMachine();
  const hash = (tree: Tree | undefined, { ignores }: Suite) =>
    tree && ignores && hashOfInputs(tree, ignores, machine);
  const tree = readTree(root);
  return {
    passedAt: (suite) => {
      const inputs = hash(tree, suite);
      return inputs === undefined ? undefined : passed.passedAt(suite.name, inputs);
    },
    remember: (suite) => {
      const inputs = hash(tree, suite);
      if (inputs !== undefined && inputs === hash(readTree(root), suite)) passed.add(suite.name, inputs);
    },
  };
}

/** What results depend on besides the repository. */
function describeMachine(): string[] {
  const browser = process.env.CHROMIUM_PATH ?? '';
  const changed = statSync(browser, { throwIfNoEntry: false })?.mtimeMs;
  return [process.version, process.platform, process.arch, browser, String(changed)];
}
