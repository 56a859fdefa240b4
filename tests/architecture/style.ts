/** Checks what screens may contain: `node looks.ts <report>`. Each rule of looks/rules.ts counts as one test. */
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { publicNames } from './style/props.ts';
import { judge, rulesFor } from './style/rules.ts';
import { parse } from './style/source.ts';

/** Fewer files than this is no reading: a moved folder must not pass in silence. */
const FEWEST_FILES = 100;

const ids = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'schema')
  .map(({ name }) => name);
const read = (path: string) => parse(path, readFileSync(path, 'utf8'));
const entries = publicNames(globSync('design-system/src/*.ts').map((path) => read(path).tree));
const rules = rulesFor({ brandIds: ids, publicNames: entries });
const paths = globSync([
  '{src,design-system/src}/**/*.{ts,tsx}',
  '{contract/src,server/src,server/cli}/**/*.ts',
]);
const findings = paths.flatMap((path) => judge(rules, read(path)));

for (const { rule, path, line, text } of findings) {
  const why = rules.find(({ name }) => name === rule)?.why ?? '';
  console.log(`${rule}: ${path}:${line}: ${text}\n  ${why}`);
}
console.log(`${paths.length} files, ${rules.length} rules, ${findings.length} findings`);
const isUnread = paths.length < FEWEST_FILES || ids.length === 0 || entries.size === 0;
if (isUnread) console.log('Too little was read: the check itself is broken.');
const broken = new Set(findings.map(({ rule }) => rule)).size;
const failed = broken + (isUnread ? 1 : 0);
writeFileSync(process.argv[2] ?? '/dev/null', JSON.stringify({ passed: rules.length - broken, failed }));
process.exitCode = failed === 0 ? 0 : 1;
