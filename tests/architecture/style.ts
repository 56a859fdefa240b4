/** Checks what screens may contain: `node looks.ts <report>`. Each rule of looks/rules.ts counts as one test. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { FIXTURE_BRANDS } from '../support/fixture-brands.ts';
import { publicNames } from './style/props.ts';
import { judge, rulesFor } from './style/rules.ts';
import { SHEETS, sheetFindings, WHY_SHEETS } from './style/sheets.ts';
import { parse } from './style/source.ts';

/** Fewer files than this is no reading: a moved folder must not pass in silence. */
const FEWEST_FILES = 100;

const read = (path: string) => parse(path, readFileSync(path, 'utf8'));
const entries = publicNames(globSync('design-system/src/*.ts').map((path) => read(path).tree));
const rules = rulesFor({ brands: FIXTURE_BRANDS, publicNames: entries });
const paths = globSync([
  '{src,design-system/src}/**/*.{ts,tsx}',
  '{contract/src,server/src,server/cli}/**/*.ts',
]);
const sheets = globSync(SHEETS);
const findings = [
  ...paths.flatMap((path) => judge(rules, read(path))),
  ...sheets.flatMap((path) => sheetFindings(path, readFileSync(path, 'utf8'))),
];

for (const { rule, path, line, text } of findings) {
  const why = rules.find(({ name }) => name === rule)?.why ?? WHY_SHEETS;
  console.log(`${rule}: ${path}:${line}: ${text}\n  ${why}`);
}
console.log(`${paths.length + sheets.length} files, ${rules.length + 1} rules, ${findings.length} findings`);
const isUnread = paths.length < FEWEST_FILES || entries.size === 0 || sheets.length < 2;
if (isUnread) console.log('Too little was read: the check itself is broken.');
const broken = new Set(findings.map(({ rule }) => rule)).size;
const failed = broken + (isUnread ? 1 : 0);
writeFileSync(process.argv[2] ?? '/dev/null', JSON.stringify({ passed: rules.length + 1 - broken, failed }));
process.exitCode = failed === 0 ? 0 : 1;
