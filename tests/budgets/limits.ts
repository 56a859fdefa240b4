/**
 * Checks that no limit of limits.json rose, and that no end of a merge was left in a file: `node limits.ts <report>`. Each
 * limit counts as one test, and so do all files together.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { conflictsIn } from './conflicts.ts';
import { type Limits, raisedLimits } from './raised-limits.ts';

const PATH = 'tests/budgets/limits.json';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The file in every commit that changed it; none in a copy without history. */
const committed = (): Limits[] => {
  try {
    const commits = git('log', '--format=%H', '--diff-filter=AM', '--', PATH).split('\n').filter(Boolean);
    return commits.map((commit) => JSON.parse(git('show', `${commit}:${PATH}`)) as Limits);
  } catch {
    return [];
  }
};

const now = JSON.parse(readFileSync(PATH, 'utf8')) as Limits;
const before = committed();
const findings = raisedLimits(now, before);
for (const { name, from, to } of findings) {
  console.log(
    `${PATH}: ${name} rose from ${from} to ${to}: limits only go down. Make the page lighter instead.`,
  );
}
const conflicts = conflictsIn(process.cwd());
for (const conflict of conflicts)
  console.log(`${conflict}: an end of a merge was left here. Keep what is meant of both sides.`);
const count = Object.keys(now).length + 1;
const failed = findings.length + Number(conflicts.length > 0);
console.log(
  `${count - 1} limits, compared with ${before.length} commits, and no end of a merge: ${failed} failed`,
);
writeFileSync(process.argv[2] ?? '/dev/null', JSON.stringify({ passed: count - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
